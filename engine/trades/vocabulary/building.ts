import type { TradeWords } from '../trade-vocabulary.ts';

/** What makes and closes the building. */
export const buildingTrades: readonly TradeWords[] = [
  {
    slug: 'roofing',
    label: 'Roofing',
    industry: 'Construction',
    names: 'roofing, roofer, roofing contractor, roofing company',
    sure:
      'shingle, shingles, reroof, re roof, re roofing, roof replacement, roof repair, roof leak, architectural shingle, tear off, tearoff, ' +
      'ridge vent, ridge cap, drip edge, ice and water shield, ice and water, underlayment felt, roofing felt, step flashing, ' +
      'pipe boot, pipe jack, roof flashing, roof vent, roof deck, flat roof, metal roof, standing seam, tpo, epdm, ' +
      'modified bitumen, torch down, built up roof, tar and gravel, roof coating, roof inspection, skylight, square of shingle, square of roof, plywood decking, sheets of decking, ' +
      'roof tar, roof cement, soffit vent, cedar shake, slate roof, tile roof, hail damage, roof patch, roof valley, eaves, ' +
      'single ply, roofing material, roofing system, roofing cement, roofing paper, roof insulation, nailhead, roofing nail, ' +
      'asphalt, hot tar, roofs, comp roof, roof section, fascia and roof, pitched roof, reflective coating, elastomeric',
    likely:
      'roof, square, layer, flashing, decking sheet, valley, tarp, pitch, fascia, chimney flashing, hail, dormer, rooftop, tear off layer',
    hint: 'leak, plywood, dumpster, deck, slope, ladder, attic, insurance claim, vent, gutter',
    projects: {
      'Roof replacement':
        'roof replacement, reroof, re roof, tear off, tear off and reshingle, new roof, replace roof, architectural shingle, replace roofing',
      'Roof repair': 'roof repair, roof leak, repair roof, pipe boot, missing shingle, flashing, patch roof, leak',
      'Flat roof': 'flat roof, tpo, epdm, modified bitumen, torch down, built up roof, single ply',
      'Metal roof': 'metal roof, standing seam, metal panel roof',
      'Roof inspection': 'roof inspection, inspect roof, hail damage, roof certification',
      'Skylight installation': 'skylight, sun tunnel, solar tube',
    },
  },
  {
    slug: 'carpentry',
    label: 'Carpentry',
    industry: 'Construction',
    names:
      'carpentry, carpenter, woodwork, woodworking, millwork, finish carpentry, framing contractor, trim carpenter, cabinet maker, cabinetry, joinery, woodworks',
    sure:
      'crown molding, crown moulding, baseboard, wainscot, wainscoting, door casing, window casing, trim package, trim work, chair rail, ' +
      'built in, built ins, bookcase, bookshelf, custom shelf, mantel, coffered ceiling, shiplap, beadboard, board and batten, wood paneling, wall paneling, decorative paneling, ' +
      'stair tread, newel post, balusters, handrail, framing, frame wall, stud wall, rafter, joist, header, load bearing wall, subfloor framing, ' +
      'hang door, hang interior door, door hanging, prehung door, pre hung, pocket door, barn door, closet organizer, finish carpentry, rough carpentry, ' +
      'cabinet, face frame, dovetail, plywood carcass, window seat, window sill, siding repair, rotten sill, wood rot, casing, ' +
      'woodworking machine, carpenter hand tool, wooden fixture, timber, dowel pin, wood screw, wood structure, lumber, sheathing, sill plate, wood truss, roof truss',
    likely:
      'trim, molding, moulding, door, shelf, shelving, wood, oak, maple, pine, poplar, stair, railing, plywood, mdf, siding, ' +
      'miter, cabinet door, drawer, hinge, jamb, threshold, beam, stud, pergola, porch, floating shelf, nail, power saw',
    hint: 'install door, frame, saw, linear feet, build, custom, hardware, garage shelf, ceiling',
    projects: {
      'Trim and molding': 'trim, crown molding, baseboard, casing, wainscoting, chair rail, trim package, molding',
      'Doors and hardware':
        'hang door, interior door, prehung door, pocket door, barn door, door hanging, install door, exterior door',
      'Built-ins and shelving':
        'built in, bookcase, bookshelf, shelving, mantel, closet organizer, window seat, floating shelf',
      Framing: 'framing, frame wall, stud wall, rafter, joist, header, sheathing, load bearing wall',
      'Cabinet installation': 'cabinet, cabinet install, face frame, drawer',
      'Stairs and railings': 'stair, stair tread, newel post, baluster, handrail, staircase',
      'Wood repair and siding': 'wood rot, rotten, siding, siding repair, fascia board',
    },
  },
  {
    slug: 'windows',
    label: 'Windows and glass',
    industry: 'Construction',
    names:
      'window company, window replacement company, glazier, glazing, glass company, window installer, window and door, glass and mirror, windows',
    sure:
      'double hung, double hung window, casement, casement window, sliding window, picture window, bay window, bow window, garden window, ' +
      'replacement window, window replacement, replace window, install window, vinyl window, low e, low e glass, double pane, insulated glass, ' +
      'window pane, glass pane, window, sash, window screen, storm window, window capping, egress window, window unit install, ' +
      'sliding glass door, patio door, french door, storefront glass, glass door, glass panel, tempered glass, shower glass, ' +
      'frameless shower door, glass shower door, mirror, plate glass, glazed, glass cut, putty, fogged window, broken glass, cracked glass, ' +
      'awning window, jalousie, window grid, mullion, fit glass, glass substitute, stained glass, nail fin, window frame, sliding door, change out window, window well cover, glass',
    likely:
      'pane, screen, grids, capping, sill, rubber seal, double pane unit, hung, window install, suction cup, weather seal',
    hint: 'trim, opening, caulk, installed, frame, screens, door',
    projects: {
      'Window replacement':
        'replacement window, window replacement, double hung, casement, picture window, bay window, replace window, new window, vinyl window, install window, sliding window, change out window',
      'Patio and entry doors': 'patio door, sliding glass door, french door, sliding door, storm door, entry door',
      'Glass repair':
        'broken glass, cracked glass, glass pane, fogged window, window pane, glass replacement, reglaze, insulated glass',
      'Window cleaning': 'window cleaning, clean window, window washing, wash window, inside and out, squeegee',
      'Screens and storms': 'window screen, storm window, screen repair, rescreen, solar screen',
      'Shower doors and mirrors': 'shower door, frameless shower door, mirror, shower glass',
    },
  },
  {
    slug: 'concrete',
    label: 'Concrete',
    industry: 'Construction',
    names:
      'concrete, concrete contractor, flatwork, foundation repair, foundation company, cement contractor, cement mason',
    sure:
      'broom finish, stamped concrete, rebar, wire mesh slab, psi, yards of concrete, concrete slab, slab, footing, foundation, foundation repair, ' +
      'driveway approach, driveway apron, driveway, concrete driveway, new driveway, replace driveway, pour driveway, driveway pour, sidewalk, curb, curb and gutter, curb cut, c g, flat work, ready mix, ' +
      'control joint, expansion joint, saw cut, form and pour, pour concrete, concrete pour, exposed aggregate, mudjack, mudjacking, slab jacking, ' +
      'polyjacking, epoxy garage floor, concrete patio, concrete pad, concrete steps, concrete wall, concrete pump, pier and beam, bell bottom pier, piers, pier, ' +
      'level slab, helical pier, underpinning, concrete finish, finish concrete, set forms, screed, bull float, terrazzo, concrete surface, concrete, ' +
      'concrete cure, concrete beam, concrete column, ada ramp, concrete crack, polished concrete, concrete seal, concrete walkway, square feet of concrete, stem wall, redimix, relevel',
    likely:
      'cement, approach, apron, broom, stamped, forms, pour, ramp, walkway, trowel, cure, aggregate, steps, patio slab, tunneling, level foundation, ' +
      'sealer, grade, compacted base, pneumatic chisel, jackhammer, wheelchair ramp',
    hint: 'patio, gravel, base, demo, haul off, joint, pad, stone chips, level, thickness, wall, ridges',
    projects: {
      Driveway: 'driveway, broom finish, driveway approach, driveway apron, concrete driveway',
      'Patio or walkway': 'concrete patio, sidewalk, walkway, patio, stamped concrete, broom finish, flatwork',
      'Slab or footing': 'slab, footing, concrete pad, shed pad, garage slab, form and pour',
      'Foundation repair':
        'foundation repair, foundation, piers, pier, pier and beam, level slab, underpinning, helical pier, repair foundation',
      'Curb and ramp': 'curb, curb and gutter, ada ramp, curb cut, c g',
      'Concrete repair and leveling':
        'mudjacking, concrete crack, resurface concrete, slab jacking, polyjacking, spalling, restore concrete',
      'Garage floor coating': 'epoxy garage floor, epoxy floor, floor coating, polyaspartic, garage floor epoxy',
    },
  },
  {
    slug: 'masonry',
    label: 'Masonry',
    industry: 'Construction',
    names: 'masonry, mason, bricklayer, brickmason, stonemason, blockmason, stonework, brickwork, brick and stone',
    sure:
      'brick, bricks, tuckpoint, tuck point, tuckpointing, repoint, repointing, mortar, mortar joint, chimney, chimney crown, chimney cap, chimney liner, cinder block, ' +
      'cmu, block wall, stone veneer, fieldstone, flagstone, bluestone, limestone, granite block, stone wall, retaining wall block, firebrick, ' +
      'firebox, fireplace, lintel, brick veneer, cultured stone, parge, parging, stone steps, coping stone, stone cut, lay brick, lay block, ' +
      'refractory, dry stack, brick steps, outdoor fireplace, fire pit stone, cobblestone, marble, granite slab, monument, stones, ashlar, veneer stone, brick pattern, terra cotta block',
    likely:
      'stone, block, crown, flue liner, capstone, scaffold, paver, retaining wall, hearth, veneer, masonry unit, fire pit, plumb bob',
    hint: 'wall, chisel, scaffolding, steps, joint, column, grout, sand, trowel',
    projects: {
      'Chimney repair': 'chimney, chimney crown, chimney cap, chimney liner, crown, rebuild chimney, flue liner',
      'Tuckpointing and brick repair':
        'tuckpoint, repoint, tuckpointing, brick repair, mortar joint, spalled brick, lintel',
      'Brick or block wall': 'block wall, brick wall, cinder block, cmu, garden wall',
      'Stone work and veneer':
        'stone veneer, fieldstone, flagstone, stone wall, cultured stone, bluestone, stone steps',
      'Fireplace and fire pit': 'fireplace, firebox, fire pit, outdoor fireplace, pizza oven, hearth',
      'Retaining wall': 'retaining wall, retaining wall block',
    },
  },
  {
    slug: 'remodeling',
    label: 'Remodeling',
    industry: 'Construction',
    names:
      'remodeling, kitchen and bath, bath and kitchen, kitchens baths, remodeler, remodel, renovation, renovations, renovate, design build, general contractor, general contracting, home improvement, home builder, custom home, construction company',
    sure:
      'kitchen remodel, bath remodel, bathroom remodel, basement finish, finish basement, basement remodel, basement renovation, room addition, home addition, ' +
      'in law suite, adu, gut job, whole house remodel, tenant improvement, attic conversion, garage conversion, ' +
      'countertop, countertops, quartz countertop, cabinet allowance, tile allowance, fixture allowance, kitchen cabinets, ' +
      'semi custom cabinets, soft close, open concept, knock down wall, remove wall, wet bar, gut renovation, master suite, kitchen island, guest bath remodel',
    likely:
      'tub to shower conversion, remodel, renovation, renovate, addition, demo, demolition, allowance, vanity, quartz, granite counter, backsplash, island, permit, subcontractor, change order',
    hint: 'kitchen, bath, bathroom, basement, cabinets, dumpster, tile, plumbing rough, electrical rough, paint, drywall, flooring, framing, appliance package, finishes, contingency',
    projects: {
      'Kitchen remodel':
        'kitchen remodel, kitchen, countertop, kitchen cabinets, kitchen island, backsplash, kitchen renovation',
      'Bathroom remodel':
        'bath remodel, bathroom remodel, bathroom, vanity, tub to shower conversion, guest bath, master bath, bathroom renovation, walk in shower',
      'Basement finishing': 'basement finish, finish basement, basement, basement remodel, egress',
      'Room addition': 'room addition, addition, home addition, sunroom, in law suite, bump out, adu',
      'Whole-home renovation': 'whole house remodel, gut renovation, gut job, renovation, tenant improvement',
    },
  },
  {
    slug: 'decking',
    label: 'Decks',
    industry: 'Construction',
    names: 'deck builder, decking, deck company, deck contractor, decks, deck and porch, decks and patios',
    sure:
      'deck, composite deck, trex, timbertech, azek, deck board, deck stain, deck rail, deck railing, deck repair, deck stairs, ledger board, joist hanger, ' +
      'pressure treated deck, cedar deck, wood deck, wooden deck, wood decking, composite decking, ipe, covered deck, uncovered deck, deck footing, ' +
      'hidden fastener, picture frame border, deck lighting, frost line, sono tube, sonotube, cable railing, second story deck, rebuild deck',
    likely:
      'railing, composite, footings, stair treads, pergola, treated lumber, joists, ledger, porch, balusters, gazebo, balcony, screened porch, patio cover, post cap',
    hint: 'footing, stair, boards, posts, stain, permit, lattice, backyard, hot tub',
    projects: {
      'New deck': 'build deck, new deck, composite deck, deck, wood deck, footings, cedar deck, add deck',
      'Deck repair':
        'deck repair, replace deck board, repair deck, rebuild deck, rotten deck, ledger board, replace deck',
      'Deck staining and sealing': 'deck stain, stain deck, seal deck, deck wash and seal, refinish deck',
      'Railing and stairs': 'deck railing, cable railing, deck stairs, railing, stair treads',
      'Porch or pergola': 'pergola, screened porch, porch, gazebo, patio cover, covered deck',
    },
  },
  {
    slug: 'fencing',
    label: 'Fencing',
    industry: 'Construction',
    names: 'fencing, fence company, fence contractor, fence builder, fence and gate, fence erector, fence',
    sure:
      'fence, privacy fence, cedar fence, chain link, vinyl fence, picket fence, wood fence, split rail, aluminum fence, wrought iron fence, walk gate, ' +
      'drive gate, driveway gate, double gate, fence gate, fence post, fence panel, post hole, posthole, picket, pickets, dog ear, board on board, ' +
      'shadowbox, barbed wire, farm fence, fence line, fence repair, gate post, tension wire, fence rail, electric fence, field fence, t post, fencing frame, ornamental iron',
    likely:
      'gate, post, rail, foot vinyl, vinyl privacy,  cedar privacy, linear feet, panel, kennel, pool fence, latch, lattice top, wire mesh',
    hint: 'property line, survey, concrete, tear out, hoa, cedar, dig, yard, auger, stain',
    projects: {
      'Privacy fence':
        'privacy fence, cedar privacy, wood fence, cedar fence, vinyl fence, board on board, foot fence, vinyl privacy',
      'Chain link fence': 'chain link, kennel, tension wire',
      'Fence repair': 'fence repair, repair fence, leaning post, replace post, replace picket, fix fence, broken panel',
      'Gate installation': 'gate, walk gate, drive gate, double gate, gate opener',
      'Ornamental or farm fence': 'aluminum fence, wrought iron, split rail, barbed wire, farm fence, ornamental',
    },
  },
];
