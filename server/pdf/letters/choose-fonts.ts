/** Which further fonts a page needs so that each of its letters is printed, and which letters no font here can print. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/project-root.ts';
import type { Page } from '../prepare-page.ts';
import { type FoundFont, findFonts, machineFolders } from './find-fonts.ts';
import { readFont } from './read-font.ts';

export interface ChosenFonts {
  /** Files to add to the product's own. */
  paths: string[];
  /** One line for each that changes with it. */
  versions: string[];
  /** Letters that would be empty boxes. */
  missing: string[];
}

export interface FontChooser {
  /** Looks at the machine's fonts only when the product's own do not do, once in the life of a server. */
  choose(page: Page): Promise<ChosenFonts>;
}

const nothing: ChosenFonts = { paths: [], versions: [], missing: [] };

/** Takes no ink: spaces, joiners, marks of direction and of how an emoji is drawn. */
const inkless = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** `ownFolder` holds fonts that whoever runs the server has added; `folders` are the machine's. */
export function createFontChooser(ownFolder: string | null, folders = machineFolders()): FontChooser {
  let brought: Promise<Uint8Array> | null = null;
  let further: Promise<FoundFont[]> | null = null;

  return {
    async choose(page) {
      // Plain letters are in all of our fonts.
      if (page.plain) return nothing;
      brought ??= readBrought();
      const covered = await brought;
      const wanted = lettersOf(page).filter((letter) => !has(covered, letter));
      if (wanted.length === 0) return nothing;
      further ??= findFonts(ownFolder, folders);
      const { fonts, missing } = pick(await further, wanted);
      return {
        paths: fonts.map(({ path }) => path),
        versions: fonts.map(({ path, version }) => `${path} ${version}`),
        missing,
      };
    },
  };
}

/** Every letter that the page prints, once. */
function lettersOf({ document, details, footer }: Page): string[] {
  const letters = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value === 'string') for (const letter of value) letters.add(letter);
    else if (value !== null && typeof value === 'object') for (const part of Object.values(value)) collect(part);
  };
  const { theme: _, ...texts } = document;
  collect([texts, details.map(({ text }) => text), footer]);
  return [...letters].filter((letter) => !inkless.test(letter));
}

/** Those that have most of what is wanted, from the best of the ranks on; then the bold of the same families. */
function pick(fonts: readonly FoundFont[], wanted: readonly string[]): { fonts: FoundFont[]; missing: string[] } {
  const chosen: FoundFont[] = [];
  let missing = [...wanted];
  for (const rank of [0, 1, 2]) {
    const candidates = fonts.filter((font) => font.rank === rank);
    while (missing.length > 0) {
      let best: { font: FoundFont; found: number } | null = null;
      for (const font of candidates) {
        const found = missing.filter((letter) => covers(font, letter)).length;
        if (found > (best?.found ?? 0)) best = { font, found };
      }
      if (!best) break;
      const { font } = best;
      missing = missing.filter((letter) => !covers(font, letter));
      chosen.push(font);
      const bold = candidates.find(
        (other) => other.family === font.family && other.weight >= 600 && other.weight <= 700,
      );
      if (bold && bold !== font && sameLetters(bold, font, wanted)) chosen.push(bold);
    }
  }
  return { fonts: chosen, missing };
}

const sameLetters = (a: FoundFont, b: FoundFont, letters: readonly string[]) =>
  letters.every((letter) => covers(a, letter) === covers(b, letter));

function covers({ ranges }: Pick<FoundFont, 'ranges'>, letter: string): boolean {
  const point = letter.codePointAt(0)!;
  for (let index = 0; index < ranges.length; index += 2)
    if (point >= ranges[index]! && point <= ranges[index + 1]!) return true;
  return false;
}

/** A bit for each code point that a font of the product has. */
async function readBrought(): Promise<Uint8Array> {
  const folder = join(projectRoot, 'server/pdf/fonts');
  const bits = new Uint8Array(0x110000 / 8);
  for (const name of await readdir(folder)) {
    if (!/\.(ttf|otf|ttc)$/i.test(name)) continue;
    const { ranges = [] } = (await readFont(join(folder, name))) ?? {};
    for (let index = 0; index < ranges.length; index += 2)
      for (let point = ranges[index]!; point <= ranges[index + 1]!; point += 1) bits[point >> 3]! |= 1 << (point & 7);
  }
  return bits;
}

function has(bits: Uint8Array, letter: string): boolean {
  const point = letter.codePointAt(0)!;
  return (bits[point >> 3]! & (1 << (point & 7))) !== 0;
}
