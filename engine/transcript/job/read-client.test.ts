import { describe, expect, it } from 'vitest';
import { hear } from '../hear.ts';
import { readClient } from './read-client.ts';

const read = (text: string) => {
  const heard = hear(text);
  return readClient(heard, new Uint8Array(heard.tokens.length));
};

describe('the client', () => {
  it.each([
    ['quote for Dave Miller replace the faucet', 'Dave Miller'],
    ['okay this one is for Mrs Patterson', 'Mrs. Patterson'],
    ['the Hallorans want the spring tune up', 'The Hallorans'],
    ['bid for Riverside Elementary School replace two units', 'Riverside Elementary School'],
    ["five page website for Tina's Bakery", "Tina's Bakery"],
    ["over at Harold Pickett's place he needs the gate fixed", 'Harold Pickett'],
    ['final invoice for Emma and Jake wedding package', 'Emma and Jake'],
    ['Jill Andersen so I walked it with her', 'Jill Andersen'],
    ['vinyl plank for the Brandt residence', 'The Brandt Residence'],
    ['quote for dave miller replace the faucet', 'Dave Miller'],
    ['janelle and dwight brackett two man crew four hours', 'Janelle and Dwight Brackett'],
    ['quote for the Blue Heron Inn bed bug treatment 12 rooms', 'Blue Heron Inn'],
    ['alright the Oyelaran graduation party on May 31st', 'Oyelaran'],
    ['Ingrid Solvberg with a v s o l v b e r g half a day', 'Ingrid Solvberg'],
    ['attic for Bill Hartman 1600 square feet', 'Bill Hartman'],
    ['patio for Marcus Dell 400', 'Marcus Dell'],
    ['estimate for the Van Dykes the liner replacement', 'The Van Dykes'],
    // whom it is made out to, whose animal it is, and who comes first
    ["shutter repair at Pip's Cafe make out the invoice to the landlord that's Orchard Holdings", 'Orchard Holdings'],
    ['bill this to the management company Fenwick Partners not to the shop', 'Fenwick Partners'],
    ["five walks at 20 a walk for Maud Ferris the dog's name is Pickles", 'Maud Ferris'],
    ['Petra Lindqvist is moving out of the Lakeview apartments', 'Petra Lindqvist'],
    // without a "for"
    ['deck repair Lou Gambino 14 boards at 48 a board', 'Lou Gambino'],
    ['roof repair Stan Mazur three pipe boots at 90 each', 'Stan Mazur'],
    ["so I stopped at Wanda Tillman's about the fence", 'Wanda Tillman'],
    ['quarterly service for Stan Wojcik W O J C I K four visits at 89', 'Stan Wojcik'],
    ["front steps for Una Gallagher that's U N A she is next door", 'Una Gallagher'],
    ["dock repair for Captain's Cove Marina Dwight's the harbor master", "Captain's Cove Marina"],
    ["proposal for Juniper and Rye it's a candle shop the owner is Fern", 'Juniper and Rye'],
    // at either end, with nothing that leads up to it
    ['screens six at 20 each and a storm door 310 Yusuf Rahmani', 'Yusuf Rahmani'],
    ['walkway Anselm Okoro rough number 4 by 30 at 12 a foot', 'Anselm Okoro'],
    ['Dell Whitcomb crawl space liner 800 square feet at 3 a foot', 'Dell Whitcomb'],
    ['Gus wants his gate fixed for 140', 'Gus'],
    // corrected and whole names
    ['proposal for Doctor Hale no put it under the practice Hale Dental Studio', 'Hale Dental Studio'],
    ['estimate for Tom Bell actually make it out to Harbor Street Dental', 'Harbor Street Dental'],
    ['Mount Olive Church fellowship hall carpet 96 yards at 31 a yard', 'Mount Olive Church'],
    ["so for Saint Anne's Retirement Home attention Mr Coyle", "Saint Anne's Retirement Home"],
    ["bid on the parish hall Saint Barnabas's the contact there is Father Keane", "Saint Barnabas's"],
    ["St Mary's school boiler tune up 240", "St Mary's School"],
    ['bid for North Shore Academy gym floor 5200', 'North Shore Academy'],
    ['bill the estate of Norma Tully two loads at 400', 'Estate of Norma Tully'],
    ['cleanout for the Whitaker estate two loads', 'Whitaker Estate'],
    ['agreement for Prairie Grain Co-op 410 a month', 'Prairie Grain Co-op'],
    ['lessons for Mrs Delgado-Shaw at 42 a session', 'Mrs. Delgado-Shaw'],
    ["patio for the Iyengars that's I Y E N G A R", 'The Iyengars'],
    ["quote for Eva Brennan that's spelled A O I F E Brennan", 'Aoife Brennan'],
    // societies, and who is asked for there
    ['exterior repaint bid for the Larkspur Condo Association Joyce Bell is the manager', 'Larkspur Condo Association'],
    ['bid for the Township of Elmsford Ron Beasley is the engineer over there', 'Township of Elmsford'],
    ['bid for Mount Olive Baptist water heater 1850', 'Mount Olive Baptist'],
    ['proposal for Tidewater Credit Union attention Marguerite Foss F O S S', 'Tidewater Credit Union'],
    ["so I was over at Bev Sutherland's her fridge is not cooling", 'Bev Sutherland'],
    ["customer's Bev Tolliver she wants the lot level", 'Bev Tolliver'],
    ['write up an estimate for a guy named Cliff Barlow regrade the side yard', 'Cliff Barlow'],
    ['Bill Tran core aeration 8500 square feet', 'Bill Tran'],
    [
      "so this one's Gina Ferraro that's F E R R A R O ten hours for me at 102 and ten hours for Mikey at 58",
      'Gina Ferraro',
    ],
    ["commercial bid Ridgeline Storage building C it's 62 squares of white TPO at 615 a square", 'Ridgeline Storage'],
    ["the Adeyemi kids it's chemistry for Tobi 16 lessons at 55", 'Adeyemi'],
    ['sprinkler repair Colonial Oaks HOA seven heads at 28 each', 'Colonial Oaks HOA'],
    ['algebra for the Nakamura boy eight sessions', 'Nakamura'],
    ['metal roof for Hollis and June Pettibone 31 squares', 'Hollis and June Pettibone'],
    ['June Abbott deck wash and seal 410 square feet', 'June Abbott'],
    // all in small letters
    ["okay grooming for priscilla albrecht she's got two poodles", 'Priscilla Albrecht'],
    ['invoice to bernadette kwan for the fridge', 'Bernadette Kwan'],
    ['need to bill raymond stokes for the fridge', 'Raymond Stokes'],
    ['okay raymond stokes wants his fence done', 'Raymond Stokes'],
    ['carpet for a tenant bernadette sandoval', 'Bernadette Sandoval'],
    ['three oaks for pastor gwen moody', 'Pastor Gwen Moody'],
    ['bid for cobblestone brewing company wire the taproom', 'Cobblestone Brewing Company'],
    ['quote for harbor and vine realty five listings', 'Harbor and Vine Realty'],
  ])('of "%s" is %s', (text, name) => expect(read(text).client?.name).toBe(name));

  it.each([
    'hang a TV 120',
    'nine percent tax on the NAS and the batteries',
    'paint the trim for the cabinets',
    'two coats of Sherwin paint',
    'start on Monday for two days',
    'install Grohe Eurosmart for 300',
    'quote for lawn care at the church',
    'estimate for dental office cleaning',
    'bid for kitchen cabinets at the restaurant',
    'mark the spots and will need two',
  ])('is not named in "%s"', (text) => expect(read(text).client).toBeNull());

  it('is the company, and the person there is whom to ask for', () => {
    const { client, contact } = read('janitorial quote for Bright Smiles Dental contact is Karen');
    expect([client?.name, contact?.name]).toEqual(['Bright Smiles Dental', 'Karen']);
  });
});

describe('two people, a household and what is theirs', () => {
  it.each([
    ['Sid and Arlene Grossman the pump finally went 780', 'Sid and Arlene Grossman'],
    ['Keller and Boyd Realty three listings at 185 each', 'Keller and Boyd Realty'],
    ["quote to clear out Hector Salinas's storage unit full truck for 450", 'Hector Salinas'],
    ["the Pemberton basement that's Alicia and Greg Pemberton framing is 2600", 'Alicia and Greg Pemberton'],
    ["so Tamika Rhodes she's the landlord and the tenant's Chuck heater is 985", 'Tamika Rhodes'],
    ['the client is her mom Graciela Montoya 110 adults at 26 a plate', 'Graciela Montoya'],
    ['invoice New Hope Baptist Church leak over the hall 400', 'New Hope Baptist Church'],
    ['awards dinner for the Tri County Realtors five hours at 180 an hour', 'Tri County Realtors'],
    ['retaining wall along the Choudhury driveway 145 face feet at 41 a face foot', 'Choudhury'],
  ])('of "%s" is %s', (text, name) => expect(read(text).client?.name).toBe(name));

  it('is no range of mountains', () => {
    expect(read('wedding in October up in the Catskills highlight film 1900').client).toBeNull();
  });

  it.each([
    ['Magnolia Court HOA Brenda is the contact initial service 225', 'Magnolia Court HOA', 'Brenda'],
    ["sidewalk quote for Harbor Foods 900 Joanne Tully's the contact", 'Harbor Foods', 'Joanne Tully'],
  ])('who is the contact in "%s"', (text, name, person) => {
    const { client, contact } = read(text);
    expect([client?.name, contact?.name]).toEqual([name, person]);
  });

  it('has not been said yet', () => {
    expect(read('this is')).toEqual({ client: null, contact: null });
  });
});
