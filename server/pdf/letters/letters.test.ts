/** Letters that the product's own fonts lack: printed with a font that is found, or refused by name; never an empty box. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presentDocument } from '#engine/index.ts';
import { projectRoot } from '#server/project-root.ts';
import { preparePage } from '../prepare-page.ts';
import { createPdfRenderer } from '../render-pdf.ts';
import { makeFont } from '../testing/make-font.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { sampleInput } from '../testing/sample-documents.ts';
import { createFontChooser } from './choose-fonts.ts';
import { findFonts, machineFolders } from './find-fonts.ts';
import { readFont } from './read-font.ts';

let own: string;
let machine: string;
beforeAll(async () => {
  own = await mkdtemp(join(tmpdir(), 'own-fonts-'));
  machine = await mkdtemp(join(tmpdir(), 'machine-fonts-'));
  await writeFile(join(own, 'water.ttf'), makeFont('水道'));
  await writeFile(join(machine, 'Known.ttf'), makeFont('水道管交換ก', { family: 'Noto Sans Test' }));
  await writeFile(join(machine, 'Known-Bold.ttf'), makeFont('水道管交換ก', { family: 'Noto Sans Test', weight: 700 }));
  await writeFile(join(machine, 'any.otf'), makeFont('水道管交換กนल', { family: 'Fancy Brush' }));
  await writeFile(join(machine, 'forbidden.ttf'), makeFont('𓀀', { embedding: 2 }));
  await writeFile(join(machine, 'tofu.ttf'), makeFont('𓀀', { family: 'LastResort' }));
  await writeFile(join(machine, 'broken.ttf'), makeFont('𓀀').subarray(0, 300));
  await writeFile(join(machine, 'README.txt'), '𓀀');
});
afterAll(() => Promise.all([own, machine].map((folder) => rm(folder, { recursive: true }))));

const meta = { language: 'en-US', date: '2026-11-20' };
const presentScope = (scope: string[]) => presentDocument(sampleInput({ scope }));
const pageOf = (scope: string[]) => preparePage(presentScope(scope), meta).page;
const nameOf = (path: string) => path.replace(/^.*[\\/]/, '');

describe('a font file', () => {
  it('says which letters it has', async () => {
    const inter = await readFont(join(projectRoot, 'server/pdf/fonts/Inter_700Bold.ttf'));
    expect(inter).toMatchObject({ family: 'Inter', weight: 700, italic: false });
    const has = (letter: string) =>
      inter!.ranges.some(
        (first, at) =>
          at % 2 === 0 &&
          letter >= String.fromCodePoint(first) &&
          letter <= String.fromCodePoint(inter!.ranges[at + 1]!),
      );
    expect(['A', 'ß', 'Ж', '水', 'ก'].map(has)).toEqual([true, true, true, false, false]);
  });

  it('is passed over where it is broken, forbidden, or full of boxes', async () => {
    const found = await findFonts(own, [machine, join(machine, 'nowhere')]);
    expect(found.map(({ path, rank }) => [rank, nameOf(path)])).toEqual([
      [0, 'water.ttf'],
      [1, 'Known.ttf'],
      [1, 'Known-Bold.ttf'],
      [2, 'any.otf'],
    ]);
  });

  it.each(['linux', 'darwin', 'win32'] as const)('is looked for where %s keeps them', (platform) => {
    const folders = machineFolders(platform, '/home/x');
    expect(folders.some((folder) => /fonts/i.test(folder))).toBe(true);
  });
});

describe('the fonts of a page', () => {
  const choose = async (scope: string[], folder: string | null = own) => {
    const { paths, missing } = await createFontChooser(folder, [machine]).choose(pageOf(scope));
    return { fonts: paths.map(nameOf), missing };
  };

  it('are the product’s own where these do', async () => {
    const texts = [
      'Plain',
      'Łódź Žižka',
      'Привет',
      'Ελληνικά',
      'שלום',
      'مرحبا',
      '🚿 👩‍🔧 1️⃣',
      'e\u0301\u0331',
      '½ ² “—” ✓',
    ];
    expect(await choose(texts)).toEqual({ fonts: [], missing: [] });
  });

  it('come from the given folder first, then from the machine’s, and as few as will do', async () => {
    expect(await choose(['水道'])).toEqual({ fonts: ['water.ttf'], missing: [] });
    expect(await choose(['水道管'])).toEqual({ fonts: ['water.ttf', 'Known.ttf', 'Known-Bold.ttf'], missing: [] });
    expect(await choose(['水道管'], null)).toEqual({ fonts: ['Known.ttf', 'Known-Bold.ttf'], missing: [] });
    expect(await choose(['管ल'], null)).toEqual({ fonts: ['Known.ttf', 'Known-Bold.ttf', 'any.otf'], missing: [] });
  });

  it('do not do for every letter', async () => {
    expect((await choose(['水 𓀀 한 ok 𓀀'])).missing).toEqual(['𓀀', '한']);
  });
});

describe('the page', () => {
  const renderer = (machineFonts: string[]) =>
    createPdfRenderer({
      childPath: fileURLToPath(new URL('../render-child.ts', import.meta.url)),
      execArgv: ['--import', 'tsx'],
      size: 1,
      fontFolder: own,
      machineFonts,
    });

  it('is printed with the font that was found, as text, and another one after it without', async () => {
    const pdf = renderer([machine]);
    const first = readPdf(await pdf.render(presentScope(['管交換', 'ก']), meta));
    expect(first.accessible).toBe(true);
    expect(first.pages[0]!.text).toContain('管交換');
    const { tag } = await pdf.print(presentScope(['水道管']), meta);
    const again = await pdf.print(presentScope(['水道管']), meta, { seen: [tag] });
    expect(again.page).toBeNull();
    expect(readPdf(await pdf.render(presentScope(['Plain']), meta)).accessible).toBe(true);
    pdf.close();
  });

  it('is refused where no font has a letter, and names it', async () => {
    const pdf = renderer([]);
    const refusal = { reason: 'letters', message: '管' };
    await expect(pdf.render(presentScope(['水道管']), meta)).rejects.toMatchObject(refusal);
    await expect(pdf.print(presentScope(['水道管']), meta)).rejects.toMatchObject(refusal);
    await expect(pdf.render(presentScope(['水道管']), meta, '<x/>')).rejects.toMatchObject(refusal);
    expect(readPdf(await pdf.render(presentScope(['水道']), meta)).pages[0]!.text).toContain('水道');
    pdf.close();
  });
});
