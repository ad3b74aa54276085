import { type PaperDesign, type PaperLayout, paperDesigns } from '#engine/index.ts';
import { ThemeThumbnail } from './theme-preview.tsx';

interface DesignPickerProps {
  value: PaperLayout;
  onPick: (design: PaperDesign) => void;
}

/** The designs to start from, each as the page it makes. */
export const DesignPicker = ({ value, onPick }: DesignPickerProps) => (
  <fieldset>
    <legend className="mb-1.5 font-semibold">Design</legend>
    <div className="grid grid-cols-3 gap-2.5">
      {paperDesigns.map((design) => (
        <label
          key={design.name}
          className="relative flex flex-col gap-1.5 rounded-control border border-line bg-sunken p-1.5 text-center text-[0.8125rem] leading-tight hover:border-line-strong has-[:checked]:border-action has-[:checked]:ring-2 has-[:checked]:ring-action has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2"
        >
          <input
            type="radio"
            name="design"
            checked={design.theme.layout === value}
            onChange={() => onPick(design)}
            className="absolute inset-0 z-10 size-full cursor-pointer opacity-0"
            aria-description={design.description}
          />
          <ThemeThumbnail theme={design.theme} />
          <span className="flex min-h-8 items-center justify-center font-medium">{design.name}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
