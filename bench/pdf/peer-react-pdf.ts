/** The same page by @react-pdf/renderer, with the same font files. */
import { join } from 'node:path';
import { Document, Font, Image, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { PresentedBlock, PresentedDocument } from '#engine/index.ts';

const fonts = join(import.meta.dirname, '../../server/pdf/fonts');
Font.register({
  family: 'Inter',
  fonts: [
    { src: join(fonts, 'Inter_400Regular.ttf'), fontWeight: 400 },
    { src: join(fonts, 'Inter_600SemiBold.ttf'), fontWeight: 600 },
    { src: join(fonts, 'Inter_700Bold.ttf'), fontWeight: 700 },
  ],
});

const s = StyleSheet.create({
  page: {
    fontFamily: 'Inter',
    fontSize: 9.6,
    color: '#333333',
    paddingTop: 44,
    paddingBottom: 58,
    paddingHorizontal: 36,
  },
  between: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 14 },
  strong: { fontWeight: 600 },
  title: { fontSize: 15, fontWeight: 700, marginBottom: 6 },
  heading: { fontSize: 11, fontWeight: 600, color: '#1e40af', marginTop: 16, marginBottom: 6 },
  row: { flexDirection: 'row', borderBottomWidth: 0.6, borderBottomColor: '#dddddd', paddingVertical: 5 },
  head: { flexDirection: 'row', backgroundColor: '#edf2fd', color: '#2563eb', paddingVertical: 5, fontSize: 8 },
  wide: { flex: 1, paddingHorizontal: 8 },
  cell: { width: 84, textAlign: 'right', paddingHorizontal: 8 },
  totals: { width: '46%', marginLeft: 'auto', marginTop: 8 },
  total: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    backgroundColor: '#2563eb',
    color: '#ffffff',
    borderRadius: 6,
    padding: 8,
    fontSize: 12.5,
    fontWeight: 700,
  },
  sum: { flexDirection: 'row', justifyContent: 'space-between', paddingHorizontal: 8, paddingVertical: 2 },
  footer: { position: 'absolute', bottom: 28, left: 36, right: 36, height: 12, fontSize: 8 },
  logo: { width: 80 },
});

const text = (value: string, style = {}): ReactElement => h(Text, { key: value, style }, value);

function blockOf(block: PresentedBlock, index: number): ReactElement {
  switch (block.kind) {
    case 'paragraph':
      return h(View, { key: index }, block.heading ? text(block.heading, s.heading) : null, text(block.text));
    case 'list':
      return h(View, { key: index }, text(block.heading, s.heading), ...block.items.map((item) => text(`• ${item}`)));
    case 'lines':
    case 'options': {
      const cell = (key: string) => (key === 'description' ? s.wide : s.cell);
      const head = block.columns.map(({ key, label }) => h(Text, { key, style: cell(key) }, label));
      const rows = block.rows.map((row) =>
        h(
          View,
          { key: row.position, style: s.row, wrap: false },
          ...block.columns.map(({ key }) => h(Text, { key, style: cell(key) }, row[key])),
        ),
      );
      return h(
        View,
        { key: index },
        text(block.heading, s.heading),
        h(View, { style: s.head, fixed: true }, ...head),
        ...rows,
      );
    }
    case 'totals': {
      const rows = block.rows.map(({ label, value, emphasis }) =>
        h(View, { key: label, style: emphasis ? s.total : s.sum }, text(label), text(value)),
      );
      return h(View, { key: index, style: s.totals, wrap: false }, ...rows);
    }
    case 'signature':
      return h(
        View,
        { key: index, wrap: false },
        text(block.intro, s.heading),
        ...block.fields.map((field) => text(field)),
      );
  }
}

/** Renders in this process: it has no other way. */
export async function renderByReactPdf(presented: PresentedDocument): Promise<Uint8Array> {
  const { business, client } = presented;
  const page = h(
    Page,
    { size: 'LETTER', style: s.page },
    h(
      View,
      { style: s.between },
      h(
        View,
        null,
        business.logo ? h(Image, { src: business.logo, style: s.logo }) : null,
        text(business.name, s.strong),
        ...business.details.map((detail) => text(detail)),
      ),
      h(View, null, text(presented.typeLabel, s.title), text(presented.number ?? '')),
    ),
    h(
      View,
      { style: s.between },
      h(View, null, text(client.label), text(client.name, s.strong), ...client.details.map((detail) => text(detail))),
      ...presented.dates.map(({ label, value }) => h(View, { key: label }, text(label), text(value, s.strong))),
    ),
    text(presented.title, s.title),
    ...presented.blocks.map(blockOf),
    h(Text, {
      style: s.footer,
      fixed: true,
      render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
        `Page ${pageNumber} of ${totalPages}`,
    }),
  );
  return renderToBuffer(h(Document, { title: presented.title }, page));
}
