import { Plus } from 'lucide-react';
import { Fragment, type RefObject, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { LineRow } from './line-row.tsx';
import type { Editor } from './use-editor.ts';

interface LineEditorProps {
  editor: Editor;
  disabled: boolean;
  /** Where the focus goes when the person came to edit. */
  titleRef: RefObject<HTMLInputElement | null>;
}

/** Title, client and lines as boxes to type into; totals follow with each keystroke. */
export function LineEditor({ editor, disabled, titleRef }: LineEditorProps) {
  const { draft } = editor;
  const sections = useId();
  const [moved, setMoved] = useState('');
  const move = (from: number, to: number) => {
    const places = draft.content.items.length;
    if (to < 0 || to >= places) return;
    editor.moveLine(from, to);
    setMoved(`${draft.texts[from]?.description || 'The line'} is line ${to + 1} of ${places} now`);
  };
  return (
    <div className="flex flex-col gap-4">
      <TextField
        ref={titleRef}
        label="Title"
        value={draft.title}
        onChange={editor.setTitle}
        disabled={disabled}
        maxLength={300}
        error={draft.title.trim() ? undefined : 'A title is needed'}
      />
      <TextField
        label="Client"
        value={draft.client}
        onChange={editor.setClient}
        disabled={disabled}
        maxLength={300}
        placeholder="Who it is for"
      />
      <fieldset disabled={disabled} className="min-w-0">
        <legend className="mb-2 font-medium text-[0.9375rem]">Lines</legend>
        <p role="status" className="sr-only">
          {moved}
        </p>
        <ul className="flex flex-col gap-2.5">
          {draft.content.items.map((item, index) => {
            const opens = item.section !== undefined && item.section !== draft.content.items[index - 1]?.section;
            return (
              <Fragment key={draft.keys[index]}>
                {opens && item.section && (
                  <SectionName name={item.section} onRename={(name) => editor.renameSection(item.section!, name)} />
                )}
                <LineRow
                  editor={editor}
                  index={index}
                  disabled={disabled}
                  sections={sections}
                  onMove={(to) => move(index, to)}
                />
              </Fragment>
            );
          })}
        </ul>
        <div className="mt-2 -ml-2 flex flex-wrap gap-x-2">
          <Button tone="text" onClick={editor.addLine}>
            <Plus aria-hidden="true" />
            Add a line
          </Button>
          {!draft.content.items.some(({ minimum }) => minimum !== undefined) && (
            <Button tone="text" onClick={editor.addMinimum}>
              <Plus aria-hidden="true" />
              Add a minimum charge
            </Button>
          )}
        </div>
        <datalist id={sections}>
          {[...new Set(draft.content.items.flatMap(({ section }) => section ?? []))].map((section) => (
            <option key={section} value={section} />
          ))}
        </datalist>
      </fieldset>
    </div>
  );
}

/** The heading of the lines below it: a new name holds for all of them once it is complete. */
function SectionName({ name, onRename }: { name: string; onRename: (name: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    if (typed !== null && typed.trim() !== name) onRename(typed);
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
