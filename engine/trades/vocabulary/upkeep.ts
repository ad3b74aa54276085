import type { TradeWords } from '../trade-vocabulary.ts';

/** Small jobs, clean rooms, moved and discarded things, and vehicles. */
export const upkeepTrades: readonly TradeWords[] = [
  {
    slug: 'cleaning',
    label: 'Cleaning',
    industry: 'Home services',
    names:
      'cleaning, house cleaning, cleaner, maid, maid service, housekeeping, housekeeper, janitorial, janitor, cleaning service, cleaning company, custodian, custodial, carpet cleaning company',
    sure:
      'deep clean, standard clean, move out clean, move in clean, move out cleaning, house cleaning, office cleaning, post construction clean, construction cleaning, janitorial, turnover clean, airbnb clean, airbnb turnover, vacuum and mop, mop, mopping, vacuum, dust, dusting, ' +
      'disinfect, sanitize, carpet shampoo, oven clean, scrub, baseboards and blinds, inside the oven, inside the fridge, restrooms, trash removal office, carpet cleaning, steam clean, steam clean carpet, shampoo carpet, upholstery cleaning, strip and wax, wax floor, floor wax, buff floor, polish floor, clean window, window cleaning, wash window, biweekly clean, recurring clean, ' +
      'linens, make beds, change sheets, laundry, maid, tidy, wastebasket, ashtray, empty trash, squeegee, sweep floor, clean floor, clean bathroom, clean kitchen, clean office, clean house, clean apartment, clean carpet, clean rug, wash walls, cleaning supplies, wash window wall, polish furniture, clean room, cleaning cart, brooms, mattresses turn',
    likely:
      'clean, cleaning, sweep, trash, supplies included, bedroom two bath, bedroom bath, nights a week, windowsill, blinds, dusty, polish, grout scrub, restroom, window cleaning, clean window, wash window, furniture polish, soap, soapy',
    hint: 'bedroom, bath, bathroom, kitchen, office, visit, weekly, biweekly, condo, apartment, fridge, oven, hours, crew, tenants, furniture, mirrors',
    projects: {
      'Deep cleaning': 'deep clean, one time clean, spring clean, scrub',
      'Recurring house cleaning':
        'weekly, biweekly, recurring, standard clean, every other week, biweekly clean, house cleaning, monthly clean',
      'Move-in or move-out cleaning':
        'move out clean, move in clean, move out cleaning, move out, tenant turnover, turnover clean, airbnb',
      'Office and janitorial':
        'janitorial, office cleaning, office, nights a week, restrooms, strip and wax, clean office',
      'Post-construction cleaning': 'post construction, construction clean, builder clean, after remodel',
      'Carpet and upholstery cleaning':
        'carpet cleaning, steam clean, upholstery cleaning, shampoo carpet, clean carpet',
      'Window cleaning': 'window cleaning, clean window, wash window, squeegee',
    },
  },
  {
    slug: 'handyman',
    label: 'Handyman',
    industry: 'Home services',
    names:
      'handyman, handy man, handywoman, odd jobs, honey do, home repair, fix it, home repairs, property maintenance, small repairs',
    sure:
      'tv mount, tv mounting, mount tv, hang tv, hang a tv, furniture assembly, assemble furniture, ikea, honey do list, odd job, screen door, hang pictures, hang mirror, hang curtain, curtain rod, hang blinds, install blinds, grab bar, grab bars, sticky door, door sticks, ' +
      'squeaky, loose handle, recaulk, recaulk tub, caulk tub, towel bar, toilet paper holder, gate latch, baby gate, childproof, small repair, various repairs, cabinet knobs, cabinet hardware, pet door, dog door, doggie door, mailbox post, swing set, playset, shelf hang',
    likely:
      'assemble, assembly, mount, hang, tighten, door handle, weatherstripping, blinds, shelves, small job, list of repairs, small repairs, caulk, hinge, repair list, drywall patch, swap, gate, doorknob, light bulb',
    hint: 'fix, anchor, hardware, half day, odds and ends, door, hook, full day, fixture, miscellaneous',
    projects: {
      'TV mounting': 'tv mount, mount tv, hang tv, tv mounting, hang a tv',
      'Furniture assembly': 'furniture assembly, assemble furniture, ikea, assemble, playset',
      'Doors and hardware':
        'sticky door, screen door, door handle, gate latch, cabinet hardware, grab bar, pet door, door knob, interior door',
      'Repair list': 'honey do list, repair list, small repair, odd job, various repairs, punch, fix',
      'Wall hanging and shelves':
        'hang pictures, hang mirror, curtain rod, hang blinds, shelves, hang curtain, install blinds',
    },
  },
  {
    slug: 'moving',
    label: 'Moving',
    industry: 'Transportation',
    names: 'moving, movers, mover, moving company, moving and storage, relocation, moving service, van line',
    sure:
      'movers, moving truck, box truck, moving crew, local move, long distance move, load and unload, loading and unloading, pack and move, pack boxes, pack kitchen, packing service, packing supplies, unpack boxes, wardrobe boxes, moving boxes, bubble wrap, shrink wrap, furniture pads, moving blankets, piano move, move piano, ' +
      'stair carry, long carry, no elevator, from the old place, apartment to, storage unit to, moving from, moving her from, moving him from, moving them from, moving day, disassemble bed, uhaul, u haul, pod, hand truck, dolly, gun safe move, treadmill, furniture dolly, tie down, inventory of goods, load truck, unload truck, freight, loading dock, cargo, household goods, van',
    likely:
      'move, packing, unpack, elevator, truck, boxes, piano, unload, load, mattress bag, fragile, relocate household, dresser, sofa, couch, tape, wrap, stack, carry',
    hint: 'apartment, hours, stairs, floor, storage, fuel, mileage, furniture, ramp, straps',
    projects: {
      'Local move': 'local move, movers, moving from, moving truck, apartment, no elevator, move',
      'Long-distance move': 'long distance move, out of state, cross country, interstate',
      'Packing service': 'packing, pack and move, unpacking, boxes, wardrobe boxes, packing supplies',
      'Loading and unloading': 'load and unload, loading and unloading, load, unload, uhaul, pod',
      'Heavy item move': 'piano, gun safe, hot tub move, pool table, piano move',
      'Office move': 'office move, cubicle, desks, office relocation',
    },
  },
  {
    slug: 'junk-removal',
    label: 'Junk removal',
    industry: 'Home services',
    names:
      'junk removal, junk, hauling, haul away, junk hauling, cleanouts, clean out service, trash hauling, debris removal, haul it',
    sure:
      'junk, truckload, half truckload, full truckload, quarter truckload, half truck, full truck, quarter truck, haul away, haul off junk, hauling away, garage cleanout, house cleanout, estate cleanout, estate clean out, basement cleanout, storage unit cleanout, hoarder, hoarding, mattress disposal, tire disposal, ' +
      'appliance disposal, hot tub removal, shed removal, shed demolition, shed demo, construction debris, debris removal, couch removal, eviction cleanout, dump run, dump trip, landfill, transfer station, e waste, donate, donation drop, old fridge, old mattress, old couch, piano removal, swing set removal, yard waste haul, clean out garage, clean out house, clear out, cleanout of, get rid of',
    likely:
      'haul, hauling, dump, disposal, cleanout, debris, mattress, freon, load, dumpster, bulky, scrap, trailer, tires, couch, garbage',
    hint: 'garage, basement, truck, sofa, fridge, per load, pickup, curb, recycle, sweep',
    projects: {
      'House or estate cleanout':
        'house cleanout, estate cleanout, estate clean out, clean out house, hoarder, eviction cleanout',
      'Garage or basement cleanout':
        'garage cleanout, clean out garage, basement cleanout, garage, storage unit cleanout',
      'Truckload haul-away':
        'truckload, half truckload, haul away, full truckload, quarter truckload, half truck, full truck, load',
      'Single item pickup':
        'mattress disposal, couch removal, old fridge, piano removal, hot tub removal, appliance disposal, mattress',
      'Construction debris': 'construction debris, debris removal, demo debris, debris',
      'Light demolition': 'shed removal, shed demolition, light demolition, tear down shed, shed demo',
    },
  },
  {
    slug: 'auto',
    label: 'Auto repair and detailing',
    industry: 'Automotive',
    names:
      'auto repair, auto, automotive, mechanic, mobile mechanic, auto shop, auto body, body shop, detailing, auto detailing, detailer, mobile detailing, car care, tire shop, collision, garage and tire',
    sure:
      'brake pads, brake job, brakes, front brakes, rear brakes, rotors, pads and rotors, calipers, oil change, synthetic oil, spark plugs, alternator, starter motor, serpentine belt, timing belt, water pump car, transmission, clutch, cv axle, ball joint, tie rod, control arm, struts, shocks, wheel bearing, wheel alignment, ' +
      'tire rotation, new tires, mount and balance, car battery, check engine, check engine light, catalytic converter, muffler, exhaust system, radiator flush, coolant flush, head gasket, fuel pump, oxygen sensor, windshield, dent repair, paintless dent, bumper, fender, quarter panel, ceramic coating, full detail, interior detail, car detail, ' +
      'clay bar, engine bay, wax car, headlight restoration, camry, civic, corolla, silverado, tacoma, f150, dodge ram, tahoe, mustang, honda, toyota, ford, chevy, chevrolet, nissan, subaru, hyundai, jeep, bmw, mercedes, vin, miles on it, shop supplies, odometer, car, vehicle, suv, sedan, pickup truck repair, hood, steering, engine, drivetrain, state inspection, diagnostic scan',
    likely:
      'pads, rotor, tire, tires, battery, fluid, oil, filter, coolant, belt, hose, axle, suspension, wheel, alignment, minivan, dodge, kia, detail, buff, mileage, scan, mechanic, clear coat',
    hint: 'labor, parts, core charge, truck, diagnostic, miles, warranty, front, rear, leather, upholstery',
    projects: {
      'Brake service': 'brake, brakes, brake pads, rotors, pads and rotors, calipers, brake job',
      'Oil change and maintenance':
        'oil change, synthetic oil, tire rotation, coolant flush, maintenance, spark plugs, tune up',
      'Engine and electrical repair':
        'alternator, starter, timing belt, head gasket, check engine, fuel pump, battery, serpentine belt, water pump, engine',
      'Suspension and steering': 'struts, shocks, ball joint, control arm, alignment, wheel bearing, tie rod, cv axle',
      'Tires and wheels': 'tires, new tires, mount and balance, alignment',
      'Auto detailing':
        'full detail, detail, ceramic coating, clay bar, interior detail, car detail, wax car, headlight restoration',
      'Body and paint': 'dent repair, paintless dent, bumper, fender, quarter panel, clear coat',
    },
  },
];
