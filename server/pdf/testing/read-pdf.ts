/** Reads the typesetter's PDFs back, as a reader program would: what can be selected and copied, page by page. For tests. */
import { inflateSync } from 'node:zlib';

export interface ReadPage {
  /** Every run of text in the order of the file; runs that are set apart are lines of their own. */
  text: string;
  /** The baseline of each run, in points from the foot of the page, and the text. */
  runs: { text: string; x: number; y: number }[];
}

export interface ReadPdf {
  pages: ReadPage[];
  /** The document's metadata (XMP), as written. */
  metadata: string;
  /** Whether it claims PDF/UA-1. */
  accessible: boolean;
  /** The targets of its links. */
  links: string[];
}

/** Knows just what our typesetter writes: plain cross-references, Flate streams, one ToUnicode map per font. */
export function readPdf(pdf: Buffer): ReadPdf {
  const file = pdf.toString('latin1');
  const objects = new Map<string, { head: string; start: number }>();
  for (const match of file.matchAll(/(?<=^|\n)(\d+) 0 obj\s([\s\S]*?)\s(?:endobj|stream\r?\n)/g))
    objects.set(match[1]!, { head: match[2]!, start: match.index + match[0].length });

  const head = (id: string | undefined): string => objects.get(id ?? '')?.head ?? '';
  const stream = (id: string | undefined): string => {
    const object = objects.get(id ?? '');
    if (!object) throw new Error(`No object ${id}`);
    const length = Number(/\/Length (\d+)/.exec(object.head)?.[1]);
    const bytes = pdf.subarray(object.start, object.start + length);
    return (object.head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
  };

  const fonts = new Map<string, Map<string, string>>();
  const fontOf = (id: string) => {
    const known = fonts.get(id);
    if (known) return known;
    const letters = readLetters(stream(/\/ToUnicode (\d+)/.exec(head(id))?.[1]));
    fonts.set(id, letters);
    return letters;
  };

  const root = /\/Root (\d+)/.exec(file)?.[1];
  const kids = /\/Kids \[([^\]]*)\]/.exec(head(/\/Pages (\d+)/.exec(head(root))?.[1]))?.[1] ?? '';
  const pages = [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, id]) => readNode(id!));

  function readNode(id: string): ReadPage[] {
    const node = head(id);
    if (/\/Type \/Pages/.test(node))
      return [...(/\/Kids \[([^\]]*)\]/.exec(node)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].flatMap((kid) =>
        readNode(kid[1]!),
      );
    const names = new Map([...node.matchAll(/\/(f\d+) (\d+) 0 R/g)].map((font) => [font[1]!, fontOf(font[2]!)]));
    return [readContent(stream(/\/Contents (\d+)/.exec(node)?.[1]), names)];
  }

  const metadata = stream(/\/Metadata (\d+)/.exec(head(root))?.[1]);
  return {
    pages,
    metadata: Buffer.from(metadata, 'latin1').toString('utf8'),
    accessible: metadata.includes('<pdfuaid:part>1<'),
    links: [...file.matchAll(/\/URI \(([^)]*)\)/g)].map((match) => match[1]!),
  };
}

/** ToUnicode: glyph numbers → letters. */
function readLetters(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, glyph, text] of map.matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/gi)) {
    const units = text!.match(/.{4}/g) ?? [];
    letters.set(glyph!.toUpperCase(), String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
  }
  return letters;
}

function readContent(content: string, fonts: Map<string, Map<string, string>>): ReadPage {
  const runs: ReadPage['runs'] = [];
  const pattern =
    /1 0 0 -1 (\S+) (\S+) cm|\/(f\d+) \S+ Tf|(?<=\n)(\[(?![\d. ]*\] [\d.]+ d\n)[\s\S]*?\]) TJ\n|(?<=\n)(\((?:(?! TJ\n)[\s\S])*?\)|<[0-9A-Fa-f]+>) Tj\n/g;
  let at = { x: 0, y: 0 };
  let letters = new Map<string, string>();
  for (const match of content.matchAll(pattern)) {
    const [, x, y, font, several, one] = match;
    if (x !== undefined) at = { x: Number(x), y: Number(y) };
    else if (font !== undefined) letters = fonts.get(font) ?? new Map();
    else runs.push({ text: readStrings(several ?? one ?? '', letters), ...at });
  }
  return { runs, text: runs.map(({ text }) => text).join('\n') };
}

function readStrings(operand: string, letters: Map<string, string>): string {
  const codes = readCodes(operand);
  let text = '';
  for (let at = 0; at + 1 < codes.length; at += 2) {
    const glyph = ((codes[at]! << 8) | codes[at + 1]!).toString(16).padStart(4, '0').toUpperCase();
    text += letters.get(glyph) ?? '\ufffd';
  }
  return text;
}

/** The bytes of all strings in the operand: (literal, with escapes and balanced parentheses) or <hex>. */
function readCodes(operand: string): number[] {
  const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 };
  const codes: number[] = [];
  let depth = 0;
  for (let at = 0; at < operand.length; at += 1) {
    const character = operand[at]!;
    if (depth === 0) {
      if (character === '(') depth = 1;
      if (character !== '<') continue;
      const end = operand.indexOf('>', at);
      codes.push(...Buffer.from(operand.slice(at + 1, end), 'hex'));
      at = end;
      continue;
    }
    if (character === '\\') {
      const octal = /^[0-7]{1,3}/.exec(operand.slice(at + 1, at + 4))?.[0];
      const next = operand[at + 1]!;
      codes.push(octal === undefined ? (escapes[next] ?? next.charCodeAt(0)) : Number.parseInt(octal, 8));
      at += octal?.length ?? 1;
      continue;
    }
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth > 0) codes.push(character.charCodeAt(0));
  }
  return codes;
}

/** The text of an embedded file, found by its name as a reader program finds it. Throws an Error where there is none. */
export function readAttachment(pdf: Buffer, name: string): string {
  const file = pdf.toString('latin1');
  const object = (id: string) => new RegExp(`(?<=^|\\n)${id} 0 obj\\s([\\s\\S]*?)\\sendobj`).exec(file)?.[1] ?? '';
  for (const [, id = ''] of file.matchAll(/(?<=^|\n)(\d+) 0 obj\s(?=[^>]*\/Type \/Filespec)/g)) {
    if (!object(id).includes(`(${name})`)) continue;
    const stream = /\/EF <<\s*\/F (\d+) 0 R/.exec(object(id))?.[1] ?? '';
    const start = new RegExp(`(?<=^|\\n)${stream} 0 obj\\s([\\s\\S]*?)\\sstream\\r?\\n`).exec(file);
    if (!start) break;
    const length = Number(/\/Length (\d+)/.exec(start[1]!)?.[1]);
    const bytes = pdf.subarray(start.index + start[0].length, start.index + start[0].length + length);
    return (start[1]!.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('utf8');
  }
  throw new Error(`No file ${name} is embedded.`);
}
