import type { TradeWords } from '../trade-vocabulary.ts';

/** What runs inside the walls, and what keeps a house shut and running. */
export const homeSystemTrades: readonly TradeWords[] = [
  {
    slug: 'plumbing',
    label: 'Plumbing',
    industry: 'Home services',
    names: 'plumbing, plumber, pipefitter, pipefitting, drain service, rooter, septic service, sewer service',
    sure:
      'faucet, toilet, repipe, repiping, replumb, pex, p trap, garbage disposal, drain system, sewer, septic, install cleanout, sewer cleanout, hose bib, hose bibb, ' +
      'shut off valve, shutoff valve, angle stop, water main, main water line, sump pump, ejector pump, well pump, bidet, ' +
      'urinal, water heater, hot water heater, tankless, water line, backflow, back flow, backflow preventer, double check valve, double check assembly, double check backflow, dca, rpz, prv, pressure reducing valve, pressure regulator, mixing valve, shower valve, tub valve, shower cartridge, replumb, ' +
      'wax ring, closet flange, flapper, fill valve, supply line, stub out, cpvc, galvanized pipe, cast iron pipe, ' +
      'copper pipe, copper line, hydro jet, hydrojetting, snake the drain, drain snake, drain clean, drain line, drainage pipe, ' +
      'gas line, gas pipe, gas leak, water line, water leak, slab leak, pipe system, piping system, plumbing fixture, ' +
      'water softener, expansion tank, recirculation pump, grease trap, sewage, leach field, drain field, manhole, ' +
      'water service, yard line, waste water, wastewater, hydrostatic, boiler piping, lav, vanity faucet, water pipe, pipe fitting, ' +
      'soil pipe, storm drain pipe, main line, backed up, camera the line, root intrusion,  catch basin clean, main line stoppage, culvert, vac truck, sewer camera, sewer inspection, tub to shower conversion',
    likely:
      'pipe, drain, cleanout, mainline, plumbing pressure, leak, leaking, clog, clogged, shower head, showerhead, bathtub, tub, sink, kitchen sink, dishwasher hookup, ' +
      'hot water, water pressure, rough in plumbing, trim out, valve, water meter, trap, stoppage, fitting, coupling, solder, ' +
      'sweat, plunger, overflow, faucets, vent stack, washing machine box, ice maker line, stopped up',
    hint: 'bathroom, restroom, water, gas, tunnel, shower, fixture, main line, meter, flush, pump',
    projects: {
      'Water heater replacement':
        'water heater, hot water heater, tankless, tankless water heater, hot water tank, heat pump water heater, gallon gas, gallon electric heater',
      'Drain cleaning':
        'drain clean, unclog, clogged drain, snake, hydro jet, backed up drain, slow drain, main line stoppage, rooter',
      'Fixture replacement':
        'tub to shower conversion, faucet, toilet, install sink, replace sink, garbage disposal, shower head, shower valve, bidet, replace tub, install fixture',
      Repipe: 'repipe, repiping, whole house repipe, galvanized, pex, replumb',
      'Sewer or water line':
        'sewer line, sewer repair, water main, water line, yard line, trenchless, main line, sewer line replacement',
      'Gas line': 'gas line, gas pipe, gas leak, gas test, gas stub',
      'Leak repair': 'leak, burst pipe, slab leak, leak detection, water leak, pipe repair, leak repair',
      'Septic service': 'septic, septic tank, pump septic, leach field, drain field',
      'Backflow testing':
        'backflow, back flow, rpz, backflow preventer, double check assembly, double check valve, dca',
    },
  },
  {
    slug: 'electrical',
    label: 'Electrical',
    industry: 'Home services',
    names:
      'electrical, electrician, electric, electrical contractor, solar installer, solar company, alarm installer, security installer',
    sure:
      'outlet, receptacle, gfci, afci, arc fault, breaker, breaker box, circuit, subpanel, sub panel, panel upgrade, service upgrade, ' +
      'electric panel, electrical panel, load center, meter can, meter base, meter socket, main disconnect, disconnect, ' +
      'amp service, amp panel, amp breaker, amp circuit, rewire, rewiring, wiring, romex, conduit, junction box, light switch, ' +
      'dimmer, three way switch, recessed light, can light, light fixture, ceiling fan, pendant light, chandelier, under cabinet light, ' +
      'ev charger, car charger, level two charger, generator, transfer switch, whole house generator, smoke detector, smoke alarm, rewir, re wire, elect, elec, ' +
      'knob and tube, aluminum wiring, grounding rod, ground rod, weatherhead, mast, service mast, service entrance, temp pole, ' +
      'temp power, temporary power, temporary wiring, surge protector, transformer, voltage, lighting retrofit, led retrofit, ' +
      'flood light, floodlight, landscape lighting transformer, electric service, electrical service, electric meter, ' +
      'electrical wiring, electrical system, solar, photovoltaic, pv, pv system, inverter, solar panel, burglar alarm, ' +
      'journeyman, low voltage, alarm system, fire alarm, security alarm, security system, motion detector, circuit breaker, switchgear, electrical code, ' +
      'lug, meter saw, riser, main breaker, hot tub wiring, electrical equipment, electrical component, solar thermal, solar collector',
    likely:
      'panel, meter, light, lighting, switch, fixture, volt, amp, wire, cable, wired, ballast, led, fluorescent, bulb, doorbell, ' +
      'exhaust fan wiring, bath fan, vent fan, ground, electricity, power out, breaker trip, flicker, sconce, motion sensor, ' +
      'security camera, doorbell camera, insulated wire, pole light, sensor, alarm, false alarm, battery backup, control panel, array',
    hint: 'power, service, install fan, timer, trench, pole, module, box, code',
    projects: {
      'Panel upgrade':
        'panel upgrade, service upgrade, amp panel, amp service, subpanel, load center, breaker box, replace panel, upgrade panel, main breaker, upgrade service, electric service, electrical service',
      'Lighting installation':
        'recessed light, can light, light fixture, chandelier, pendant light, under cabinet light, dimmer, led retrofit, landscape light, flood light, install light, replace light',
      'Outlets and switches': 'outlet, receptacle, gfci, afci, light switch, switch, add outlet',
      'Ceiling fan installation': 'ceiling fan, fan, bath fan, exhaust fan wiring',
      'EV charger installation': 'ev charger, car charger, tesla charger, wall connector, charger',
      'Generator installation': 'generator, transfer switch, interlock kit, standby generator',
      Rewiring: 'rewire, re wire, knob and tube, aluminum wiring, whole house rewire, new wiring',
      'Solar installation': 'solar, photovoltaic, pv, inverter, solar panel, pv system, solar array, rooftop solar',
      'Alarm and security wiring':
        'burglar alarm, security system, alarm system, fire alarm, security camera, motion detector',
      'Electrical repair': 'flicker, breaker trip, no power, burned, electrical repair, troubleshoot, short',
    },
  },
  {
    slug: 'hvac',
    label: 'HVAC',
    industry: 'Home services',
    names:
      'hvac, heating and cooling, heating and air, heating cooling, air conditioning, refrigeration mechanic, climate control, heating contractor, mechanical contractor',
    sure:
      'furnace, air conditioner, ac unit, ac system, ac tune up, condenser, condenser coil, evaporator coil, evap coil, air handler, heat pump, ' +
      'mini split, minisplit, ductless, ductwork, duct work, ducting, ducts, duct, thermostat, refrigerant, freon leak, ac, compressor, ' +
      'rooftop unit, units on rooftop, mech, package unit, seer, blower motor, blower wheel, boiler, radiator, radiant heat, central air, central heat, ' +
      'heat and air, condensate, condensate pump, line set, lineset, register, return air, flue, heat exchanger, igniter, ' +
      'flame sensor, run capacitor, contactor, air filter, media filter, humidifier, dehumidifier, chiller, cooling tower, ' +
      'ventilation system, erv, hrv, dryer vent, exhaust hood, makeup air, zone damper, damper, air balance, manifold gauge, ' +
      'ton unit, ton system, ton condenser, ton heat pump, upflow, downflow, split system, swamp cooler, evaporative cooler, ' +
      'heating system, cooling system, refrigeration system, air duct, coolant charge, heating unit, cooling unit, exhaust fan, indoor air quality',
    likely:
      'air, heat, heating, cooling, furnace filter, coil, coil clean, capacitor, blower, vent, ventilation, ton, heater, ' +
      'tune up, fan motor, refrigeration, freon, compressors, grille, sheet metal, mechanical, air flow, airflow',
    hint: 'filter, unit, system, maintenance plan, rooftop, temperature, fan, crane, upstairs unit, gauge, motor',
    projects: {
      'System replacement':
        'replace furnace, replace ac, replace hvac, new furnace, new ac, change out, condenser, air handler, heat pump, rooftop unit, ton system, ton unit, split system, package unit, furnace replacement',
      'Tune-up and maintenance':
        'tune up, ac tune up, maintenance plan, seasonal maintenance, coil clean, annual service, filter change',
      'Mini-split installation': 'mini split, minisplit, ductless, head unit',
      'AC or heating repair':
        'no heat, no cooling, not cooling, not heating, refrigerant, capacitor, contactor, blower motor, igniter, compressor, flame sensor, low on refrigerant, diagnostic',
      Ductwork: 'ductwork, duct work, duct seal, duct clean, duct replacement, new duct',
      'Thermostat and controls': 'thermostat, smart thermostat, zone damper, controls',
      'Boiler and radiant heat': 'boiler, radiator, radiant, radiant floor heat',
    },
  },
  {
    slug: 'appliance-repair',
    label: 'Appliance repair',
    industry: 'Home services',
    names: 'appliance repair, appliance service, appliance technician, appliance',
    sure:
      'dryer, washing machine, clothes washer, refrigerator, fridge, freezer repair, dishwasher repair, oven repair, stove repair, ' +
      'range repair, ice maker, drum belt, drum roller, heating element, bake element, door gasket, drain pump, control board, ' +
      'defrost heater, water inlet valve, lid switch, thermal fuse, start relay, microwave repair, cooktop, wall oven, ' +
      'range igniter, oven igniter, idler pulley, dryer belt, not draining, not spinning, not cooling fridge, sealed system, ' +
      'whirlpool, maytag, samsung fridge, lg washer, kenmore, frigidaire, bosch dishwasher, sub zero, wine cooler, ' +
      'stackable washer, install dishwasher, dishwasher install, appliance, stove, malfunctions of appliance, appliance malfunction',
    likely:
      'washer, dishwasher, oven, freezer, microwave, range, front loader, top loader, spin cycle, burner, ge, gasket, refrigerant recover',
    hint: 'diagnostic, element, belt, parts, warranty, model number, rollers, malfunction, schematic',
    projects: {
      'Washer or dryer repair':
        'dryer, drum belt, dryer belt, drum roller, thermal fuse, not heating dryer, washer, washing machine, lid switch, not spinning, front loader, drain pump washer',
      'Refrigerator repair':
        'refrigerator, fridge, freezer, ice maker, compressor fridge, not cooling fridge, defrost heater',
      'Dishwasher repair': 'dishwasher, dishwasher repair, not draining',
      'Oven and range repair': 'oven, stove, range, cooktop, bake element, igniter, burner',
      'Appliance installation':
        'install appliance, install dishwasher, install microwave, hook up appliance, install range',
    },
  },
  {
    slug: 'locksmith',
    label: 'Locksmith',
    industry: 'Home services',
    names: 'locksmith, lock and safe, lock and key, locksmithing',
    sure:
      'rekey, re key, unlock, unlock car, unlock vehicle, unlock door, lockout, locked out, deadbolt, dead bolt, lock cylinder, mortise lock, key cutting, duplicate key, master key, ' +
      'transponder, key fob, ignition cylinder, smart lock, keypad lock, electronic lock, panic bar, crash bar, exit device, ' +
      'door closer commercial, strike plate, safe opening, open the safe, safe combination, lock change, change locks, ' +
      'replace lock, install lock, pick lock, key code, pin tumbler, keyless entry, schlage, kwikset, medeco, mailbox lock, ' +
      'cut key, make key, lock installation, key blank, combination lock, tumbler, lockpick, vault, door lock, lockset, alarm lock',
    likely: 'lock, key, keypad, cylinder, latch, knob, handleset, door knob, after hours, break in, eviction',
    hint: 'safe, door, service call, hardware, entry, security, access system',
    projects: {
      Rekey: 'rekey, re key, rekey lock, master key, cylinder, tumbler',
      Lockout: 'lockout, locked out, unlock',
      'Lock installation':
        'deadbolt, smart lock, keypad lock, lock change, replace lock, install lock, lockset, electronic lock, mortise lock',
      'Car keys': 'key fob, transponder, ignition cylinder, car key',
      'Commercial door hardware': 'panic bar, crash bar, exit device, access control, storefront lock',
      'Safe service': 'safe opening, safe, vault, combination lock',
    },
  },
  {
    slug: 'garage-doors',
    label: 'Garage doors',
    industry: 'Home services',
    names: 'garage door, overhead door, garage door company, garage door service',
    sure:
      'torsion spring, extension spring, garage door opener, door opener, garage door, opener install, install opener, new opener, garage door spring, garage door panel, ' +
      'overhead door, sectional door, garage door track, liftmaster, genie opener, chamberlain, chain drive, belt drive, ' +
      'jackshaft opener, photo eye, safety sensor, garage remote, bottom seal, off track, nylon roller, lift cable, roll up door, ' +
      'rolling steel door, rolling curtain, carriage door, electric door opener, angle iron back hanger, electronic eye, door track, garage door cable, rolling door',
    likely: 'spring, opener, keypad, garage, remote, track, roller, wind spring, double door, cable drum, door section',
    hint: 'door, hinge, seal, panel, sensor, tune up, steel door, insulated door',
    projects: {
      'Spring replacement': 'torsion spring, extension spring, broken spring, spring, replace spring',
      'Opener installation':
        'opener, garage door opener, liftmaster, genie opener, chamberlain, belt drive, keypad, smart opener',
      'Door replacement':
        'new garage door, replace garage door, garage door replacement, double door, carriage door, sectional door',
      'Garage door repair':
        'off track, garage door repair, garage door panel, lift cable, photo eye, roller, garage door tune up, dented panel',
    },
  },
];
