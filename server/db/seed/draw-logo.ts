/** The demo business's logo, drawn: a gable roof and a door on a rounded square, as a PNG. */
import { crc32, deflateSync } from 'node:zlib';

const size = 256;
const green = [31, 78, 61] as const;
const cream = [247, 242, 230] as const;
const clay = [196, 106, 63] as const;

type Color = readonly [number, number, number];

/** The color at a point of the unit square; null is outside of the mark. */
function colorAt(x: number, y: number): Color | null {
  const corner = 0.2;
  const dx = Math.max(corner - x, x - (1 - corner), 0);
  const dy = Math.max(corner - y, y - (1 - corner), 0);
  if (dx * dx + dy * dy > corner * corner) return null;
  // How far under the ridge's two slopes the point lies.
  const depth = y - 0.22 - 0.78 * Math.abs(x - 0.5);
  if (depth > 0 && depth < 0.12 && Math.abs(x - 0.5) < 0.33) return cream;
  const wall = Math.abs(x - 0.5) < 0.21 && depth > 0.17 && y < 0.78;
  const door = Math.abs(x - 0.5) < 0.07 && y > 0.58;
  if (wall) return door ? clay : cream;
  return green;
}

/** Sixteen samples a pixel make the edges smooth. */
function pixelAt(column: number, row: number): number[] {
  const steps = [0.125, 0.375, 0.625, 0.875];
  const samples = steps.flatMap((dy) => steps.map((dx) => colorAt((column + dx) / size, (row + dy) / size)));
  const inside = samples.filter((color) => color !== null);
  const mean = (channel: 0 | 1 | 2) =>
    Math.round(inside.reduce((sum, color) => sum + color[channel], 0) / Math.max(1, inside.length));
  return [mean(0), mean(1), mean(2), Math.round((inside.length / samples.length) * 255)];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** As a data URL. */
export function drawLogo(): string {
  const rows = Array.from({ length: size }, (_, row) => [
    0,
    ...Array.from({ length: size }, (_, column) => pixelAt(column, row)).flat(),
  ]).flat();
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // Eight bits a channel, with transparency.
  header.set([8, 6, 0, 0, 0], 8);
  const png = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}
