/** Tells in a PDF's metadata (XMP) that a Factur-X invoice is inside: the typesetter knows no schema but its own. */

const schemas = /<pdfaExtension:schemas>\s*<rdf:Bag>/;

const property = (name: string, description: string) =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;

/** PDF/A wants every schema described that it does not know itself. */
const schema = [
  '<rdf:li rdf:parseType="Resource">',
  '<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>',
  '<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>',
  '<pdfaSchema:prefix>fx</pdfaSchema:prefix>',
  '<pdfaSchema:property><rdf:Seq>',
  property('DocumentFileName', 'The name of the embedded XML document'),
  property('DocumentType', 'The type of the hybrid document in capital letters'),
  property('Version', 'The version of the standard applying to the embedded XML document'),
  property('ConformanceLevel', 'The conformance level of the embedded XML document'),
  '</rdf:Seq></pdfaSchema:property></rdf:li>',
].join('');

const facts = [
  '<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">',
  '<fx:DocumentType>INVOICE</fx:DocumentType>',
  '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
  '<fx:Version>1.0</fx:Version>',
  '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
  '</rdf:Description>',
].join('');

/**
 * Appends the changed metadata as an incremental update: nothing that was written before is touched. Knows just what our
 * typesetter writes: plain cross-references and an uncompressed metadata stream. Throws an Error for anything else.
 */
export function addFacturXMetadata(pdf: Buffer): Buffer {
  const file = pdf.toString('latin1');
  const root = find(file, /\/Root (\d+) 0 R/);
  const id = find(file, new RegExp(`\\n${root} 0 obj[\\s\\S]*?/Metadata (\\d+) 0 R`));
  const [object, head = '', content = ''] =
    new RegExp(`\\n${id} 0 obj\\s*(<<[\\s\\S]*?>>)\\s*stream\\r?\\n([\\s\\S]*?)\\r?\\nendstream`).exec(file) ?? [];
  const trailers = [...file.matchAll(/trailer\s*<<([\s\S]*?)>>\s*startxref\s+(\d+)/g)];
  const [, trailer = '', previous = ''] = trailers.at(-1) ?? [];
  if (!object || !previous || !schemas.test(content) || head.includes('/Filter'))
    throw new Error('The metadata of this PDF cannot be changed.');

  const metadata = content.replace(schemas, (opening) => opening + schema).replace('</rdf:RDF>', `${facts}</rdf:RDF>`);
  const body = Buffer.from(metadata, 'latin1');
  const at = pdf.length + 1;
  const replaced = Buffer.concat([
    Buffer.from(`\n${id} 0 obj\n${head.replace(/\/Length \d+/, `/Length ${body.length}`)}\nstream\n`, 'latin1'),
    body,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);
  const update = [
    `xref\n${id} 1\n${String(at).padStart(10, '0')} 00000 n\r\n`,
    `trailer\n<<${trailer.replace(/\/Prev \d+/, '').trimEnd()}\n  /Prev ${previous}\n>>\nstartxref\n${pdf.length + replaced.length}\n%%EOF\n`,
  ].join('');
  return Buffer.concat([pdf, replaced, Buffer.from(update, 'latin1')]);
}

function find(file: string, pattern: RegExp): string {
  const found = pattern.exec(file)?.[1];
  if (found === undefined) throw new Error('This is no PDF of our typesetter.');
  return found;
}
