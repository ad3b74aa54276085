/** XML as text: elements with their attributes and children, everything escaped. */
import { toMillionths } from '../money.ts';

export type XmlChild = string | XmlElement | null;
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlChild[];
}

/** An element. Text is a string; null children are left out. */
export const xml = (name: string, ...children: XmlChild[]): XmlElement => ({ name, attributes: {}, children });

export const xmlWith = (name: string, attributes: Record<string, string>, ...children: XmlChild[]): XmlElement => ({
  name,
  attributes,
  children,
});

/** The element for a text, or nothing for null. */
export const optional = (name: string, text: string | null): XmlElement | null =>
  text === null ? null : xml(name, text);

/** A quantity or a percentage: 0.000001, never 1e-6. */
export function decimal(value: number): string {
  const millionths = toMillionths(value);
  const size = String(millionths < 0n ? -millionths : millionths).padStart(7, '0');
  const fraction = size.slice(-6).replace(/0+$/, '');
  return `${millionths < 0n ? '-' : ''}${size.slice(0, -6)}${fraction && `.${fraction}`}`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };
const escapeText = (text: string) => text.replace(/[&<>"\r]/g, (sign) => entities[sign]!);

/** A document in UTF-8, indented, always the same for the same element. Texts must be free of control characters (clean-text.ts). */
export const writeXml = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}\n`;

function write({ name, attributes, children }: XmlElement, indent: string): string {
  const head = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeText(value)}"`)
    .join('');
  const parts = children.filter((child) => child !== null);
  if (parts.length === 0) return `${indent}<${name}${head}/>`;
  if (parts.every((part) => typeof part === 'string'))
    return `${indent}<${name}${head}>${escapeText(parts.join(''))}</${name}>`;
  const inner = parts.map((part) => write(part as XmlElement, `${indent}  `)).join('\n');
  return `${indent}<${name}${head}>\n${inner}\n${indent}</${name}>`;
}
