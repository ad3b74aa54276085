import { Plus } from 'lucide-react';
import { Fragment, memo, type RefObject, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { Edits } from './edit-draft.ts';
import { isInstead } from './edit-line.ts';
import { LineRow } from './line-row.tsx';
import { useEdited, useEditor } from './use-editor.ts';

interface LineEditorProps {
  disabled: boolean;
  /** Where the focus goes when the person came to edit. */
  titleRef: RefObject<HTMLInputElement | null>;
}

/** Title, client and lines as boxes to type into; totals follow with each keystroke. */
export function LineEditor({ disabled, titleRef }: LineEditorProps) {
  const { draft, faults } = useEdited();
  const { edits, read } = useEditor();
  const { items } = draft.content;
  const sections = useId();
  const [told, setTold] = useState('');
  const move = useCallback(
    (from: number, to: number) => {
      const { texts } = read();
      if (to < 0 || to >= texts.length) return;
      edits.moveLine(from, to);
      setTold(`${texts[from]?.description || 'The line'} is line ${to + 1} of ${texts.length} now`);
    },
    [edits, read],
  );
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const removed = useRef<number | null>(null);
  const remove = useCallback(
    (index: number) => {
      removed.current = index;
      edits.removeLine(index);
      setTold(`${read().texts[index]?.description || 'The line'} is removed`);
    },
    [edits, read],
  );
  // The button that had the focus is gone with its line: the line that took its place has it now.
  useLayoutEffect(() => {
    if (removed.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove-line]') ?? [];
    (buttons[Math.min(removed.current, buttons.length - 1)] ?? addButton.current)?.focus();
    removed.current = null;
  });
  return (
    <div className="flex flex-col gap-4">
      <Heading
        title={draft.title}
        client={draft.client}
        disabled={disabled}
        titleRef={titleRef}
        onTitle={edits.setTitle}
        onClient={edits.setClient}
      />
      <fieldset disabled={disabled} className="min-w-0">
        <legend className="mb-2 font-medium text-[0.9375rem]">Lines</legend>
        <p role="status" className="sr-only">
          {told}
        </p>
        <ul ref={list} className="flex flex-col gap-2.5">
          {items.map((item, index) => {
            const above = items[index - 1];
            const texts = draft.texts[index];
            const fault = faults[index];
            return (
              <Fragment key={draft.keys[index]}>
                {item.section && item.section !== above?.section && (
                  <SectionName name={item.section} onRename={edits.renameSection} />
                )}
                {texts && fault && (
                  <LineRow
                    item={item}
                    texts={texts}
                    fault={fault}
                    index={index}
                    places={items.length}
                    // Nothing is chosen instead of a minimum.
                    instead={above && above.minimum === undefined ? isInstead(items, index) : null}
                    hasDiscount={draft.content.discount?.percent !== undefined}
                    disabled={disabled}
                    sections={sections}
                    edits={edits}
                    onMove={move}
                    onRemove={remove}
                  />
                )}
              </Fragment>
            );
          })}
        </ul>
        <div className="mt-2 -ml-2 flex flex-wrap gap-x-2">
          <Button ref={addButton} tone="text" onClick={edits.addLine}>
            <Plus aria-hidden="true" />
            Add a line
          </Button>
          {!items.some(({ minimum }) => minimum !== undefined) && (
            <Button tone="text" onClick={edits.addMinimum}>
              <Plus aria-hidden="true" />
              Add a minimum charge
            </Button>
          )}
        </div>
        <datalist id={sections}>
          {[...new Set(items.flatMap(({ section }) => section ?? []))].map((section) => (
            <option key={section} value={section} />
          ))}
        </datalist>
      </fieldset>
    </div>
  );
}

interface HeadingProps {
  title: string;
  client: string;
  disabled: boolean;
  titleRef: LineEditorProps['titleRef'];
  onTitle: (title: string) => void;
  onClient: (client: string) => void;
}

const Heading = memo(function Heading({ title, client, disabled, titleRef, onTitle, onClient }: HeadingProps) {
  return (
    <>
      <TextField
        ref={titleRef}
        label="Title"
        value={title}
        onChange={onTitle}
        disabled={disabled}
        maxLength={300}
        error={title.trim() ? undefined : 'A title is needed'}
      />
      <TextField
        label="Client"
        value={client}
        onChange={onClient}
        disabled={disabled}
        maxLength={300}
        placeholder="Who it is for"
      />
    </>
  );
});

/** The heading of the lines below it: a new name holds for all of them once it is complete. */
function SectionName({ name, onRename }: { name: string; onRename: Edits['renameSection'] }) {
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    if (typed !== null && typed.trim() !== name) onRename(name, typed);
    setTyped(null);
  };
  return (
    <li className="mt-2">
      <TextField
        label={`Name of section ${name}`}
        hideLabel
        maxLength={200}
        inputClassName="border-transparent bg-transparent px-2.5 font-semibold hover:border-line-strong"
        value={typed ?? name}
        onChange={setTyped}
        onBlur={finish}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
      />
    </li>
  );
}
