/** Half a year of dictations of the demo business, oldest first, and what became of each. */
import type { DocumentType } from '#engine/index.ts';

export interface DemoDictation {
  daysAgo: number;
  said: string;
  type?: DocumentType;
  contractor?: true;
  /** "invoiced" was accepted and then turned into an invoice. */
  outcome: 'draft' | 'pending' | 'accepted' | 'declined' | 'invoiced';
  refine?: string;
}

export const demoDictations: DemoDictation[] = [
  {
    daysAgo: 178,
    outcome: 'invoiced',
    type: 'quote',
    said: 'quote for Karen Whitfield, patch three holes in the hallway drywall at 180 each, then paint the hallway, 420 square feet at 2.85 a square foot. 50 percent deposit.',
  },
  {
    daysAgo: 173,
    outcome: 'accepted',
    type: 'quote',
    said: 'Quote for Dave Miller. Replace the kitchen faucet, 2 hours at $95 an hour, and the faucet is $220.',
  },
  {
    daysAgo: 169,
    outcome: 'declined',
    type: 'estimate',
    said: 'estimate for Jen Park painting the whole downstairs, 1800 square feet of walls at two eighty five a square foot plus ceilings 900 square feet at one sixty a square foot, start in two weeks',
  },
  {
    daysAgo: 164,
    outcome: 'invoiced',
    type: 'quote',
    said: 'Quote for the Oak Street Dental office, gutter cleaning for 140 dollars and haul away one load for 120.',
  },
  {
    daysAgo: 160,
    outcome: 'accepted',
    contractor: true,
    said: 'Quote for Luis Ortega. Build a 12 by 16 foot deck off the kitchen. Framing lumber and decking 4,200 dollars, 40 hours of labor at 75 an hour, footings and concrete 650, railing 1,100. 30 percent deposit, done in two weeks.',
  },
  {
    daysAgo: 155,
    outcome: 'declined',
    type: 'bid',
    said: 'Bid for Lakeview Condominiums, repaint six stairwells at 1,350 dollars each, materials included, work at night, ten percent discount if they sign all six.',
  },
  {
    daysAgo: 151,
    outcome: 'invoiced',
    type: 'quote',
    said: 'um quote for Nancy Cole, toilet replacement in two bathrooms at 285 each, she buys the toilets, and haul away the old ones for 60 dollars',
  },
  {
    daysAgo: 147,
    outcome: 'accepted',
    type: 'quote',
    said: 'Quote for Sam Reyes, interior doors and baseboard. Hang five doors at 210 each. Install 160 linear feet of baseboard at 6.50 a foot.',
  },
  {
    daysAgo: 142,
    outcome: 'pending',
    type: 'estimate',
    said: 'Estimate for Beth Lindqvist. Stain the deck, 340 square feet at 2.25 a square foot. Replace four damaged boards at 45 dollars each.',
  },
  {
    daysAgo: 138,
    outcome: 'accepted',
    type: 'quote',
    said: 'quote for Frank Duval clear the main bathroom drain 149 and the tub drain 149, Sunday emergency fee 175',
  },
  {
    daysAgo: 133,
    outcome: 'invoiced',
    type: 'quote',
    said: 'Quote for Grace Kim. Mount four televisions at 125 each, run cable behind the wall, 3 hours at 75 an hour, materials 90 dollars. 7.5 percent sales tax.',
  },
  {
    daysAgo: 129,
    outcome: 'declined',
    contractor: true,
    said: 'Quote for Tony Moretti, bathroom remodel. Demolition 900, tile floor 65 square feet at 14 dollars a square foot, vanity and top 780, plumbing 16 hours at 95, painting 400. Optional heated floor for 850.',
  },
  {
    daysAgo: 124,
    outcome: 'accepted',
    type: 'quote',
    said: 'Quote for Maple Street Books, build twelve bookshelves at 240 each including material, delivery is 80 dollars, half down.',
  },
  {
    daysAgo: 120,
    outcome: 'invoiced',
    type: 'quote',
    said: 'quote for Alan Brooks fix the leaking shower valve 3 hours at 95 parts 140 patch the drywall behind it 180',
  },
  {
    daysAgo: 115,
    outcome: 'accepted',
    type: 'estimate',
    said: 'Estimate for Diane Foster, exterior trim painting, 24 hours at 55 an hour, paint and supplies 310 dollars. No wait, make that 28 hours.',
  },
  {
    daysAgo: 111,
    outcome: 'declined',
    type: 'quote',
    said: 'Quote for Ray Novak. New cedar fence, 80 feet at 38 dollars a foot, two gates at 275 each, haul away the old fence 240.',
  },
  {
    daysAgo: 106,
    outcome: 'accepted',
    type: 'quote',
    said: 'Quote for Holly Grant to assemble and anchor nursery furniture, 4 hours at 75, call her at 614-555-0187.',
  },
  {
    daysAgo: 101,
    outcome: 'invoiced',
    type: 'quote',
    said: 'Quote for Saint Mark Parish. Replace 14 ceiling tiles at 22 dollars each, 5 hours labor at 75, disposal 40.',
  },
  {
    daysAgo: 96,
    outcome: 'pending',
    type: 'bid',
    said: 'Bid for Harbor Point Apartments, paint eight apartments at 1,150 each, drywall repairs in eight apartments at 240 each. Valid for 60 days.',
  },
  {
    daysAgo: 92,
    outcome: 'accepted',
    type: 'quote',
    said: 'quote for Vic Santos paint the living room and dining room walls 760 square feet at 2.85 and the ceiling 330 square feet at 1.60',
  },
  {
    daysAgo: 87,
    outcome: 'invoiced',
    type: 'quote',
    refine: 'add 5 percent discount',
    said: 'Quote for Emily Watts, new garbage disposal 189 dollars, installation 2 hours at 95.',
  },
  {
    daysAgo: 83,
    outcome: 'declined',
    type: 'estimate',
    said: 'Estimate for Carl Jensen. Finish the basement, framing 2,400, drywall 3,100, painting 1,250, doors and trim 1,480, somewhere between four and five weeks.',
  },
  {
    daysAgo: 78,
    outcome: 'accepted',
    type: 'quote',
    said: 'Quote for Olivia Hart. Faucet installation, three at 165 each, and one new faucet for 98 dollars. She has the other two.',
  },
  {
    daysAgo: 74,
    outcome: 'invoiced',
    type: 'quote',
    said: 'quote for Ben Adler gutter cleaning front and back 140 plus reattach two downspouts 45 each',
  },
  {
    daysAgo: 69,
    outcome: 'accepted',
    contractor: true,
    said: 'Quote for the Whitmore family, screened porch. Lumber and screen 3,650, roofing 1,900, labor 60 hours at 75, electrical by our subcontractor 1,200. Permit 180. A third at signing.',
  },
  {
    daysAgo: 64,
    outcome: 'pending',
    type: 'quote',
    said: 'Quote for Priya Shah, paint three bedrooms, 1,240 square feet at 2.85, closets included, she picks the colors.',
  },
  {
    daysAgo: 58,
    outcome: 'declined',
    type: 'quote',
    said: 'Quote for George Pratt. Rebuild the back steps, 14 hours at 75, materials 420 dollars.',
  },
  {
    daysAgo: 53,
    outcome: 'invoiced',
    type: 'quote',
    said: 'Quote for Bright Start Daycare, child safety gates, six at 85 installed, and cabinet locks for 60 dollars flat.',
  },
  {
    daysAgo: 48,
    outcome: 'accepted',
    type: 'quote',
    said: 'quote for Mona Fields drain cleaning kitchen sink 149 and replace the trap 85',
  },
  {
    daysAgo: 43,
    outcome: 'pending',
    type: 'estimate',
    said: 'Estimate for Walt Becker, stain the pergola and the deck, 410 square feet at 2.25, pergola 380 flat, start after the first of the month.',
  },
  {
    daysAgo: 38,
    outcome: 'accepted',
    type: 'quote',
    said: 'Quote for Tina Alvarez. Crown molding in the living room, 62 linear feet at 12 dollars a foot, painting it 3 hours at 55.',
  },
  {
    daysAgo: 33,
    outcome: 'pending',
    type: 'bid',
    said: 'Bid for the Clintonville library, repaint the reading room, 2,600 square feet at 2.85, scaffolding 600, nights only.',
  },
  {
    daysAgo: 28,
    outcome: 'invoiced',
    type: 'quote',
    said: 'Quote for Joe Hanley. Replace the water heater, 5 hours at 95, the heater is 940 dollars, haul away the old one for 60. 8 percent sales tax.',
  },
  {
    daysAgo: 23,
    outcome: 'pending',
    type: 'quote',
    refine: 'make it valid for 45 days',
    said: 'Quote for Ruth Castellano. Two new storm doors at 340 each, hanging them 4 hours at 75.',
  },
  {
    daysAgo: 18,
    outcome: 'accepted',
    type: 'quote',
    said: 'quote for Pete Larsen patch two drywall holes 180 each and touch up paint 2 hours at 55',
  },
  {
    daysAgo: 13,
    outcome: 'pending',
    contractor: true,
    said: 'Quote for Amy Tran, kitchen refresh. Cabinet painting 32 doors at 68 each, new hardware 290, backsplash tile 34 square feet at 22, plumbing hookup 3 hours at 95. Half up front.',
  },
  {
    daysAgo: 9,
    outcome: 'pending',
    type: 'estimate',
    said: 'Estimate for Hugo Lange, new fascia board, 45 feet at 18 dollars a foot, repaint it, 6 hours at 55, gutters off and on 160.',
  },
  {
    daysAgo: 5,
    outcome: 'draft',
    type: 'quote',
    said: 'Quote for Sarah Nguyen. Install five grab bars at 95 each, and raise one toilet for 285.',
  },
  {
    daysAgo: 2,
    outcome: 'draft',
    type: 'estimate',
    said: 'estimate for Marty Olsen, garage shelving, 6 hours at 75, lumber around 260, and a workbench for 450',
  },
  {
    daysAgo: 0,
    outcome: 'draft',
    type: 'quote',
    said: 'Quote for Leah Simmons. Paint the front door and shutters, 5 hours at 55, paint 85 dollars. I still need a price for the porch light.',
  },
];
