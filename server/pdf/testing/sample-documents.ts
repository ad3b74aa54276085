/** Documents to print in tests and measurements: an ordinary one, a very long one, a hostile one, and logos of any shape. */
import { crc32, deflateSync } from 'node:zlib';
import { type DocumentContent, defaultTheme, type LineItem, type PresentInput } from '#engine/index.ts';

export function sampleLine(description: string, amount: string | null, more: Partial<LineItem> = {}): LineItem {
  return {
    description,
    quantity: null,
    unit: null,
    unit_price: null,
    amount,
    optional: false,
    source: 'said',
    evidence: null,
    ...more,
  };
}

export const sampleContent: DocumentContent = {
  title: 'Kitchen repipe and water heater',
  quote_type: 'quote',
  category: 'plumbing',
  client: 'Mrs. Eleanor Johnson',
  clientContact: {
    phone: '(555) 234-9876',
    email: 'eleanor.johnson@example.com',
    address: '418 Maple Street, Portland, OR 97205',
  },
  description:
    'Replace the galvanized supply lines in the kitchen with PEX, install a new 50-gallon gas water heater in the garage, and haul the old unit away.',
  scope: [
    'Shut off and drain the supply to the kitchen',
    'Remove galvanized supply lines',
    'Run new 3/4 inch PEX with home-run manifold',
    'Install 50-gallon gas water heater with expansion tank',
    'Pressure test at 100 psi for two hours',
    'Haul away the old water heater and all debris',
  ],
  approach: ['Two plumbers on site for two days; water is back on every evening.'],
  items: [
    sampleLine('Labor: repipe and install', '2660.00', { quantity: 28, unit: 'hour', unit_price: '95.00' }),
    sampleLine('PEX pipe, fittings and manifold', '450.00'),
    sampleLine('50-gallon gas water heater', '1280.00', { quantity: 1, unit: 'each', unit_price: '1280.00' }),
    sampleLine('Expansion tank and pan', '149.00', { quantity: 2, unit: 'each', unit_price: '74.50' }),
    sampleLine('Pipe insulation', '305.25', { quantity: 165, unit: 'linear ft', unit_price: '1.85' }),
    sampleLine('City permit', '185.00'),
    sampleLine('Recirculation pump with timer', '640.00', { optional: true }),
  ],
  differentiators: ['Licensed and insured for 22 years'],
  terms: ['50% deposit on acceptance, balance on completion.', 'Drywall patching and painting are not included.'],
  notes: ['The client supplies the kitchen faucet.'],
  labor_hours: 28,
  hourly_rate: '95.00',
  material_costs: '450.00',
  travel_time_hours: 1.5,
  travel_cost: '142.50',
  discount: { percent: 10, amount: '517.18' },
  tax: { percent: 8.25, base: '2184.25', amount: '180.20' },
  deposit: { percent: 50, amount: '2417.39' },
  amount: '4834.77',
  total_cost: '4834.77',
  timeline: 'Two to three days, starting the week after acceptance.',
  startDate: '2026-12-01',
  validUntil: '2026-12-20',
  job_description: '',
  businessInfo: {
    businessName: 'Cascade Plumbing & Heating',
    phone: '(503) 555-0142',
    address: '2200 NE Alberta Street, Portland, OR 97211',
    website: 'https://cascadeplumbing.example.com',
  },
};

export function sampleInput(content: Partial<DocumentContent> = {}, more: Partial<PresentInput> = {}): PresentInput {
  const whole = { ...sampleContent, ...content };
  return {
    type: whole.quote_type,
    title: whole.title,
    client: whole.client,
    content: whole,
    business: null,
    theme: defaultTheme,
    issuedOn: '2026-11-20',
    number: 'Q-0012',
    includeLogo: true,
    ...more,
  };
}

/** So many lines of different lengths and units, at $12.50 each. */
export function sampleLines(count: number): LineItem[] {
  return Array.from({ length: count }, (_, index) => {
    const quantity = (index % 9) + 1;
    const work = ['supply and install', 'remove and replace', 'clean and seal'][index % 3];
    const more = index % 7 === 0 ? ', including the trim, the caulking and a second visit for touch-ups' : '';
    return sampleLine(
      `Item ${index + 1}: ${work} section ${index + 1} of the north wing${more}`,
      (quantity * 12.5).toFixed(2),
      {
        quantity,
        unit: ['hour', 'sq ft', 'each'][index % 3]!,
        unit_price: '12.50',
      },
    );
  });
}

/** A PNG of one color with a transparent frame, as a data URL. */
export function samplePng(width: number, height: number): string {
  const rows = Buffer.alloc((width * 4 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inside = x > width / 8 && x < (width * 7) / 8 && y > height / 8 && y < (height * 7) / 8;
      rows.writeUInt32BE(inside ? 0x2563ebff : 0, y * (width * 4 + 1) + 1 + x * 4);
    }
  }
  return pngOf(width, height, deflateSync(rows));
}

/** A PNG that claims a size it does not have. */
export function sampleBomb(width: number, height: number): string {
  return pngOf(width, height, deflateSync(Buffer.alloc(1000)));
}

function pngOf(width: number, height: number, data: Buffer): string {
  const chunk = (name: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(body.length, 0);
    frame.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return `data:image/png;base64,${Buffer.concat(parts).toString('base64')}`;
}
