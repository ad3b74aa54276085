/** The demo business: who it is, what it sells, how its paper looks. */
import type { ProfileBody } from '#contract/profile.ts';
import type { ServiceBody } from '#contract/service.ts';
import type { ThemeBody } from '#contract/theme.ts';

export const demoUser = {
  email: 'demo@example.com',
  password: 'gable-and-grain-27',
  firstName: 'Rosa',
  lastName: 'Delgado',
};

export const demoProfile: Omit<ProfileBody, 'logoUrl'> = {
  businessName: 'Gable & Grain Home Services',
  description: 'Painting, plumbing, carpentry and repairs for homes in and around Columbus, Ohio.',
  website: 'https://gableandgrain.example',
  phone: '614-555-0142',
  address: '2270 Summit Street, Columbus, OH 43201',
  teamSize: 4,
};

export const demoServices: ServiceBody[] = [
  { name: 'Handyman labor', description: 'Small repairs and carpentry', hourlyRate: 75, category: 'Handyman' },
  { name: 'Plumbing labor', description: 'Regular working hours', hourlyRate: 95, category: 'Plumbing' },
  { name: 'Painting labor', description: 'One painter, tools included', hourlyRate: 55, category: 'Painting' },
  {
    name: 'Interior wall painting',
    description: 'Two coats, paint included',
    fixedRate: 2.85,
    unit: 'sq ft',
    category: 'Painting',
  },
  {
    name: 'Ceiling painting',
    description: 'One coat of flat white',
    fixedRate: 1.6,
    unit: 'sq ft',
    category: 'Painting',
  },
  {
    name: 'Drain cleaning',
    description: 'Cable one sink, tub or shower drain',
    fixedRate: 149,
    unit: 'each',
    category: 'Plumbing',
  },
  {
    name: 'Toilet replacement',
    description: 'New wax ring and supply line; the toilet is the customer’s',
    fixedRate: 285,
    unit: 'each',
    category: 'Plumbing',
  },
  {
    name: 'Faucet installation',
    description: 'Kitchen or bath, faucet not included',
    fixedRate: 165,
    unit: 'each',
    category: 'Plumbing',
  },
  {
    name: 'Drywall patch',
    description: 'Up to two feet square, ready for paint',
    fixedRate: 180,
    unit: 'each',
    category: 'Drywall',
  },
  {
    name: 'Interior door hanging',
    description: 'Prehung door, casing reused',
    fixedRate: 210,
    unit: 'each',
    category: 'Carpentry',
  },
  {
    name: 'Baseboard installation',
    description: 'Cut, nailed and caulked',
    fixedRate: 6.5,
    unit: 'linear ft',
    category: 'Carpentry',
  },
  {
    name: 'Deck staining',
    description: 'Wash and one coat of semi-transparent stain',
    fixedRate: 2.25,
    unit: 'sq ft',
    category: 'Painting',
  },
  { name: 'Gutter cleaning', description: 'One story, debris bagged', fixedRate: 140, category: 'Handyman' },
  {
    name: 'Haul-away',
    description: 'One pickup load to the transfer station',
    fixedRate: 120,
    unit: 'load',
    category: 'Handyman',
  },
  { name: 'Site visit', description: 'Measuring and a written estimate', fixedRate: 60, category: 'Handyman' },
];

export const demoThemes: (Pick<ThemeBody, 'name'> & Partial<ThemeBody>)[] = [
  { name: 'Gable green', primaryColor: '#1f4e3d', secondaryColor: '#14362a', accentColor: '#c46a3f' },
  { name: 'Classic blue' },
  {
    name: 'Letterpress',
    primaryColor: '#3b2f2f',
    secondaryColor: '#1f1818',
    accentColor: '#9a3412',
    backgroundColor: '#fffdf8',
    textColor: '#2b2424',
    fontFamily: 'Georgia',
  },
  {
    name: 'Plain and small',
    primaryColor: '#111827',
    secondaryColor: '#374151',
    accentColor: '#4b5563',
    fontFamily: 'Arial',
    fontSize: '14px',
    headerSize: '26px',
    padding: '32px',
  },
];

export const demoReferrals = [
  { email: 'marcus@example.com', status: 'rewarded', daysAgo: 120 },
  { email: 'priya@example.com', status: 'completed', daysAgo: 64 },
  { email: 'tom@example.com', status: 'completed', daysAgo: 30 },
  { email: 'elena@example.com', status: 'pending', daysAgo: 9 },
  { email: 'jack@example.com', status: 'pending', daysAgo: 2 },
] as const;
