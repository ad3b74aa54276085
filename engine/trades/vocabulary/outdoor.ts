import type { TradeWords } from '../trade-vocabulary.ts';

/** Land, trees, pools, and what is washed and driven off. */
export const outdoorTrades: readonly TradeWords[] = [
  {
    slug: 'landscaping',
    label: 'Landscaping',
    industry: 'Outdoor services',
    names:
      'landscaping, landscaper, landscape, lawn care, lawn service, lawn company, gardener, gardening, groundskeeper, groundskeeping, irrigation company, yard service, hardscape, sprinkler company, lawns',
    sure:
      'mow, mowing, lawn, weekly mowing, mulch, yards of mulch, sod, turf, reseed, overseed, overseeding, aerate, aeration, fertilize lawn, fertilizer, weed control, weeding, hedge, hedges, hedge trim, trim hedge, shrub, shrubs, ' +
      'bushes, hydrangea, boxwood, perennials, annuals, flower bed, garden bed, planting, plant bed, bed edging, steel edging, leaf removal, spring cleanup, fall cleanup, yard cleanup, sprinkler, sprinkler system, sprinkler head, drip irrigation, ' +
      'irrigation, irrigation system, irrigation zone, bubblers, topsoil, top soil, compost, river rock, pea gravel, landscape rock, landscape fabric, french drain, regrade, dry creek, xeriscape, yard grading, lot grading, grade yard, regrading, artificial turf, paver patio, ' +
      'paver walkway, pavers, paver, paving stone, paver install, bedding sand, jointing sand, polymeric sand, edge restraint, retaining wall, snow removal, snow plowing, plow, pre emergent, weed eat, weed whack, string trimmer, edge and blow, blow off, landscape light, ' +
      'juniper, grass, grass seed, plants, flowers, seedlings, rake leaves, raking, garden, gardens, lawn mower, leaf blower, greenhouse, hydroseed, brush hog, bermuda, fescue, zoysia, st augustine, ornamental plants, grounds',
    likely:
      'yard, plant, bed, edging, soil, rock, stone path, seed, gravel, fert, weed, trimming, spreader, leaves, blower, walkway, hardscape, rake, vegetation, backflow, back flow, backflow preventer, double check valve, rpz, double check assembly, herbicide, trim bush, cobblestone, paved area, compact soil',
    hint: 'visit, visits, season, haul, front, back, backyard, drainage, spring, fall, outdoor, bark, water, patio, cleanup, sand, base material',
    projects: {
      'Lawn maintenance':
        'mow, mowing, weekly mowing, lawn, lawn care, biweekly, edge and blow, fertilizer, aerate, weed control, overseed',
      'Planting and beds':
        'mulch, planting, shrub, flower bed, hydrangea, perennials, edging, steel edging, plants, garden bed, topsoil',
      'Sod and lawn installation': 'sod, hydroseed, artificial turf, new lawn, grass seed, pallets of sod',
      'Seasonal cleanup': 'spring cleanup, fall cleanup, leaf removal, yard cleanup, clean up the yard, rake leaves',
      'Irrigation and sprinklers':
        'irrigation, sprinkler, drip irrigation, sprinkler head, bubblers, winterize sprinkler, irrigation system',
      'Hardscape and pavers':
        'paver, pavers, paver patio, retaining wall, paver walkway, paving stone, hardscape, fire pit, flagstone',
      'Drainage and grading': 'french drain, yard grading, regrade, drainage, dry creek, swale',
      'Snow removal': 'snow removal, snow plowing, plow, salt, deice',
    },
  },
  {
    slug: 'tree-service',
    label: 'Tree service',
    industry: 'Outdoor services',
    names:
      'tree service, tree care, arborist, tree company, tree trimmer, tree pruner, tree expert, tree surgeon, tree removal',
    sure:
      'tree removal, remove tree, take down tree, cut down tree, tree trim, trim tree, tree pruning, prune tree, stump, stump grinding, grind stump, stump grinder, limb, limbs, branches, dead branch, dead tree, crown thinning, crown reduction, ' +
      'deadwood, cabling and bracing, climber, bucket truck, wood chipper, chipper, chip brush, haul brush, chain saw, chainsaw, silver maple, oak tree, pine tree, ash tree, palm tree, palm trim, tree down, fallen tree, emerald ash borer, ' +
      'tree spray, climb tree, tree climb, tree injection, deep root, lot clearing, land clearing, firewood, root ball, trees, tree, power line clearance, tree planting, leaning tree, diseased tree, felling, low hanging branch',
    likely:
      'maple, oak, pine, elm, spruce, willow, hemlock, magnolia, pecan, cypress, eucalyptus, sycamore, cottonwood, prune, pruning, trunk, crane, rope, rigging, roots, canopy, brush, take it down, chips, boom, arbor, climbing',
    hint: 'lean, wood, log, drop, haul, foot tall, diameter, cut, removal, storm, climb',
    projects: {
      'Tree removal':
        'tree removal, remove tree, take down, cut down, dead tree, leaning, take it down, fallen tree, felling',
      'Trimming and pruning':
        'trim, tree trim, prune, pruning, limbs, branches, crown thinning, deadwood, trim tree, palm trim',
      'Stump grinding': 'stump, stump grinding, grind stump',
      'Land clearing': 'lot clearing, land clearing, brush clearing, clear lot',
      'Tree health care':
        'deep root, tree spray, tree injection, cabling and bracing, fertilize tree, diseased tree, emerald ash borer',
    },
  },
  {
    slug: 'pressure-washing',
    label: 'Pressure washing',
    industry: 'Home services',
    names:
      'pressure washing, power washing, pressure wash, power wash, soft wash, softwash, exterior washing, exterior cleaning',
    sure:
      'pressure wash, pressure washing, power wash, power washing, soft wash, house wash, wash house, wash siding, roof wash, roof soft wash, driveway wash, wash driveway, deck wash, wash deck, fence wash, wash fence, patio wash, concrete cleaning, clean driveway, ' +
      'surface cleaner, sodium hypochlorite, mildew, algae, green stuff on siding, rust stain removal, oil stain, graffiti removal, wash down, sidewalk wash, gum removal, dumpster pad, fleet wash, hot water wash, moss removal, wash patio, clean siding, pressure washer, house washing',
    likely: 'wash, washing, rinse, mold, moss, siding, driveway, sidewalk, psi, nozzle, bleach, stain',
    hint: 'square feet, exterior, patio, deck, fence, clean, roof, concrete',
    projects: {
      'House wash': 'house wash, soft wash, wash house, siding, wash siding, clean siding',
      'Driveway and concrete cleaning':
        'driveway wash, driveway, sidewalk, concrete cleaning, clean driveway, surface cleaner, oil stain, patio',
      'Deck or fence washing': 'deck wash, wash deck, fence wash, wash fence, deck, fence',
      'Roof soft wash': 'roof wash, roof soft wash, moss removal, algae, roof cleaning',
      'Commercial washing': 'dumpster pad, storefront, fleet wash, graffiti removal, gum removal, parking lot',
    },
  },
  {
    slug: 'pool',
    label: 'Pool and spa',
    industry: 'Outdoor services',
    names:
      'pool service, pool company, pools, pool builder, pool and spa, swimming pool, pool contractor, pool repair, pool technician, pool care',
    sure:
      'pool, swimming pool, inground pool, in ground pool, above ground pool, pool opening, pool closing, pool liner, vinyl liner, liner, pool pump, pool filter, pool heater, sand filter, cartridge filter, de filter, salt cell, salt system, chlorine, muriatic acid, ' +
      'pool chemicals, skimmer, pool vacuum, replaster, pool plaster, gunite, pebble tec, pool tile, coping, pool cover, safety cover, hot tub repair, hot tub service, spa heater, variable speed pump, green pool, pool leak, algaecide, pool deck, winterize pool, open pool, close pool, pool light, spa, negative edge, pool cabana, pool maintenance',
    likely:
      'chemicals, hot tub, skim, jets, backwash, algae, equipment pad, multiport, acid wash, water chemistry, pool coping',
    hint: 'opening, closing, weekly, filter, pump, heater, vacuum, cover, patio, season, flatwork',
    projects: {
      'Weekly pool service':
        'weekly pool service, pool service, chemicals, pool maintenance, skim, vacuum pool, monthly pool',
      'Opening and closing': 'pool opening, pool closing, winterize pool, open pool, close pool, safety cover',
      'Equipment repair':
        'pool pump, pool filter, pool heater, salt cell, variable speed pump, sand filter, multiport, pool light',
      'Liner and resurfacing': 'pool liner, vinyl liner, liner, replaster, resurface pool, pebble tec, acid wash',
      'New pool construction':
        'new pool, inground pool, swimming pool, gunite, new swimming pool, in ground pool, build pool, add pool',
      'Hot tub and spa': 'hot tub, spa, spa heater, hot tub repair',
    },
  },
  {
    slug: 'pest-control',
    label: 'Pest control',
    industry: 'Home services',
    names:
      'pest control, exterminator, exterminating, termite company, pest management, pest, wildlife removal, pest solutions, bug service',
    sure:
      'termite, termites, roaches, roach, cockroach, ants, ant, bed bug, bed bugs, bedbug, rodent, rodents, mice, mouse, rats, rat, wasp, wasps, hornet, yellow jacket, bee removal, mosquito, mosquitoes, spiders, fleas, flea, ticks, silverfish, ' +
      'exterminate, extermination, fumigate, fumigation, bait station, bait trap, glue trap, snap trap, insecticide, pesticide, exclusion, rodent exclusion, termite inspection, wdo, wdi, perimeter spray, perimeter treatment, crack and crevice, infest, infested, infestation, ' +
      'raccoon, squirrel, bat exclusion, opossum, snake removal, carpenter ant, carpenter bees, moth, quarterly treatment, heat treatment bed bug, bugs, insect, insects, pest treatment, critter, mole trapping',
    likely:
      'spray, treatment, quarterly, nest, droppings, bait, trap, retreat, entry point, seal entry, one time treatment, chemical solution, wildlife',
    hint: 'plan, initial, follow up, kitchen, attic, perimeter, crawl space, guarantee, monthly, inspection',
    projects: {
      'General pest treatment': 'pest treatment, ants, roaches, spiders, perimeter spray, one time treatment, bugs',
      'Quarterly plan': 'quarterly, quarterly plan, quarterly treatment, monthly plan, service plan',
      'Termite treatment': 'termite, termites, termite inspection, wdo, termite bond, bait station',
      'Rodent control': 'rodent, mice, rats, mouse, rodent exclusion, exclusion, snap trap, entry point',
      'Bed bug treatment': 'bed bug, bedbug, heat treatment',
      'Mosquito and wasp control': 'mosquito, wasp, hornet, nest, yellow jacket, bee removal',
      'Wildlife removal': 'raccoon, squirrel, bat exclusion, opossum, wildlife',
    },
  },
];
