/** Fonts that the product does not bring along: those of a folder that the server was given, and those of the machine. */
import { readdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type FontFace, readFont } from './read-font.ts';

export interface FoundFont extends FontFace {
  path: string;
  /** Changes when the file does. */
  version: string;
  /** 0: from the folder for it; 1: of a family that is made for reading; 2: any other. */
  rank: number;
}

/** Families of plain text letters that systems come with; the rest may be display faces, handwriting or bitmaps drawn as outlines. */
const knownFamilies =
  /^(?!.*Mono)(Noto (Sans|Serif)\b|Source Han|PingFang|Hiragino|Apple SD Gothic|Heiti|Songti|STHeiti|Thonburi|Kohinoor|Geeza|Microsoft (YaHei|JhengHei)|MS (P?Gothic|P?Mincho)|Yu Gothic|Meiryo|Malgun|SimSun|SimHei|Nirmala|Leelawadee|Tahoma|Segoe UI|Ebrima|Gadugi|Droid Sans Fallback|WenQuanYi|Nanum|TakaoPGothic|IPA|DejaVu Sans|FreeSans|Lohit|Arial Unicode)/;
/** Has a box for every letter there is. */
const boxes = /^(\.?LastResort|Adobe Blank|Noto Sans Tofu|Unicode BMP Fallback)/i;

/** Where the three systems keep the fonts that all programs may use, and this user's own. */
export function machineFolders(platform = process.platform, home = homedir()): string[] {
  if (platform === 'win32') return ['C:\\Windows\\Fonts', join(home, 'AppData/Local/Microsoft/Windows/Fonts')];
  if (platform === 'darwin') return ['/System/Library/Fonts', '/Library/Fonts', join(home, 'Library/Fonts')];
  return ['/usr/share/fonts', '/usr/local/share/fonts', join(home, '.local/share/fonts'), join(home, '.fonts')];
}

/** All usable fonts of the folder, which may be none, and of the machine's; the best first. Upright ones only. */
export async function findFonts(ownFolder: string | null, folders = machineFolders()): Promise<FoundFont[]> {
  const found: FoundFont[] = [];
  for (const [index, folder] of [...(ownFolder === null ? [] : [ownFolder]), ...folders].entries()) {
    const own = ownFolder !== null && index === 0;
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    for (const name of names.filter((file) => /\.(ttf|otf|ttc|otc)$/i.test(file)).sort()) {
      const path = join(folder, name);
      const face = await readFont(path);
      if (!face || face.italic || boxes.test(face.family)) continue;
      const { size, mtimeMs } = await stat(path);
      const rank = own ? 0 : knownFamilies.test(face.family) ? 1 : 2;
      found.push({ ...face, path, version: `${size} ${mtimeMs}`, rank });
    }
  }
  const fromRegular = ({ weight }: FoundFont) => Math.abs(weight - 400);
  return found.sort((a, b) => a.rank - b.rank || fromRegular(a) - fromRegular(b));
}
