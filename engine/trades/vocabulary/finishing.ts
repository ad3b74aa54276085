import type { TradeWords } from '../trade-vocabulary.ts';

/** What is seen and touched: walls, floors, and what keeps them warm. */
export const finishingTrades: readonly TradeWords[] = [
  {
    slug: 'painting',
    label: 'Painting',
    industry: 'Construction',
    names: 'painting, painter, paint contractor, painting company, paperhanger, wallpaper hanger, decorator',
    sure:
      'repaint, interior paint, exterior paint, coat of paint, sherwin williams, benjamin moore, behr, primer coat, semi gloss, eggshell, satin finish, ' +
      'latex, enamel, accent wall, wallpaper, wallcovering, paint sprayer, spray paint, roller and brush, brush and roll, cut in, painters tape, ' +
      'paint wall, paint ceiling, paint trim, paint room, paint door, paint cabinet, cabinet painting, paint house, paint fence, paint exterior, paint deck, stain fence, stain cabinets, ' +
      'stain and varnish, varnish, lacquer, faux finish, lead paint, scrape and prime, popcorn paint, touch up paint, paint color, paint remover, ' +
      'paint surface, painted surface, wallpaper removal, strip wallpaper, stencil, sizing, limewash, elastomeric paint, gallons of paint, paint gun, pressure sprayer, wall paper, paints',
    likely:
      'paint, prime, primer, coat, color, trim, ceilings, stain, caulk, accent, brush, roller, scrape, finish coat, drop cloth, swatch, gallon, dripping',
    hint: 'bedroom, walls, living room, wall, doors, exterior, interior, siding, sand, patch, surface, ladder',
    projects: {
      'Interior painting':
        'interior paint, paint room, bedroom repaint, repaint, walls, ceilings, accent wall, paint wall, living room, paint ceiling, paint trim, bedroom, hallway',
      'Exterior painting':
        'exterior paint, paint house, paint exterior, siding, paint siding, shutters, exterior repaint',
      'Cabinet painting': 'cabinet painting, paint cabinet, cabinets, refinish cabinet',
      'Staining and sealing': 'stain, stain fence, stain deck, varnish, seal, clear coat, lacquer',
      Wallpaper: 'wallpaper, wallcovering, wallpaper removal, strip wallpaper',
    },
  },
  {
    slug: 'drywall',
    label: 'Drywall',
    industry: 'Construction',
    names:
      'drywall, drywaller, drywall contractor, sheetrock, plastering, plasterer, plaster, stucco, stucco mason, drywall finishing, taper',
    sure:
      'drywall, sheetrock, drywall patch, drywall repair, hang and finish, tape and mud, mud and tape, joint compound, drywall mud, level five, level five finish, skim coat, ' +
      'knockdown texture, orange peel, popcorn ceiling, popcorn, texture match, texture, corner bead, wallboard, gypsum, greenboard, blueboard, plaster, plaster repair, lath, ' +
      'stucco, eifs, drywall screws, bedding tape, texture spray, ceiling texture, taping, acoustical ceiling, drop ceiling, suspended ceiling, ceiling grid, ceiling tile, ' +
      'metal stud, metal channel, rockboard, drywall panel, textured ceiling, dry wall, finish coat plaster, joint tape, taping knife, texturize, plasterboard',
    likely:
      'hang, sheets, mud, tape, tapered, hole in wall, ceiling crack, patch, float, sanding, joint, panels, partition, wire mesh lath, ceilings',
    hint: 'sand, wall, ceiling, prime, board, water stain, seams, crack, stilts, trowel, acoustic',
    projects: {
      'Hang and finish':
        'hang and finish, hang drywall, hang, sheets, new drywall, tape and mud, board, install drywall',
      'Drywall repair':
        'drywall patch, drywall repair, patch, hole in wall, ceiling crack, water stain, repair drywall',
      'Texture and skim coat':
        'texture, knockdown texture, orange peel, skim coat, popcorn ceiling, texture match, level five finish',
      'Plaster and stucco': 'plaster, stucco, lath, eifs, plaster repair',
      'Suspended ceiling': 'drop ceiling, suspended ceiling, acoustical ceiling, ceiling grid, ceiling tile',
    },
  },
  {
    slug: 'flooring',
    label: 'Flooring',
    industry: 'Construction',
    names:
      'flooring, floor installer, flooring contractor, floor company, floors, hardwood floors, floor covering, carpet installer, floor sander',
    sure:
      'hardwood, hardwood floor, vinyl plank, lvp, lvt, luxury vinyl, laminate, laminate floor, engineered wood, carpet install, install carpet, new carpet, carpet pad, carpet seam, carpet edge, ' +
      'carpet layout, carpet stretch, stretch carpet, carpet tape, carpet tile, refinish floor, refinish hardwood, sand and refinish, floor refinish, sand floor, transition strip, quarter round, tack strip, tackless strip, underlayment, ' +
      'floor leveling, self leveler, floating floor, nail down, glue down, linoleum, vinyl sheet, parquet, bamboo floor, cork floor, subfloor, ' +
      'moisture barrier, stair runner, floor install, install floor, polyurethane floor, floor sander, floor covering, knee kicker, sanding machine, carpet iron, pull up carpet, tear out carpet, resilient floor, laminate plank, floor edge',
    likely:
      'floor, carpet, plank, vinyl, oak floor, transition, padding, poly, baseboard shoe, shoe molding, seam, foundation material, click lock, refinish, plank install',
    hint: 'square feet, tear out, furniture, adhesive, install, stairs, sand, cement base, remnant, surface to be covered',
    projects: {
      'Hardwood installation':
        'hardwood, hardwood floor, engineered wood, nail down, parquet, install hardwood, oak floor',
      'Vinyl plank or laminate': 'vinyl plank, lvp, luxury vinyl, laminate, lvt, floating floor',
      Carpet: 'carpet, carpet pad, new carpet, install carpet, carpet seam, stretch carpet, stair runner',
      'Floor refinishing':
        'refinish floor, refinish hardwood, sand and refinish, floor refinish, sand floor, hardwood refinish, refinish',
      'Subfloor repair': 'subfloor, floor leveling, self leveler, level floor',
    },
  },
  {
    slug: 'tile',
    label: 'Tile',
    industry: 'Construction',
    names:
      'tile, tile setter, tile setting, tile contractor, tile installer, tile and stone, tile company, tiler, tiling',
    sure:
      'tile floor, tile shower, tile wall, shower wall tile, backsplash, tile backsplash, subway tile, porcelain tile, ceramic tile, mosaic, mosaic tile, grout, regrout, grout line, ' +
      'thinset, thin set, cement board, hardie backer, hardibacker, backer board, schluter, kerdi, ditra, shower pan, mud bed, shower niche, niche, curbless, bullnose, ' +
      'tile demo, grout sealing, heated floor mat, tile install, install tile, set tile, cut tile, penny tile, herringbone tile, large format tile, natural stone tile, travertine, tile saw, tiled, tile surface, tile backing, tile adhesive, tile pattern, shape tile',
    likely:
      'tile, porcelain, ceramic, shower wall, marble tile, shower floor, tub surround, waterproofing, membrane, epoxy grout, spacer, trowel, underbed',
    hint: 'shower, square feet, stone, kitchen, bath, demo, seal, pattern, layout, floor, adhesive',
    projects: {
      'Tile shower': 'tile shower, shower, shower pan, shower wall, niche, tub surround, shower floor, curbless',
      'Tile floor': 'tile floor, floor, porcelain tile, floor tile, heated floor mat',
      Backsplash: 'backsplash, subway tile, kitchen backsplash',
      'Grout and tile repair': 'regrout, grout, grout sealing, cracked tile, loose tile, tile repair, recaulk',
    },
  },
  {
    slug: 'insulation',
    label: 'Insulation',
    industry: 'Construction',
    names: 'insulation, insulation contractor, insulation installer, spray foam company, insulator, weatherization',
    sure:
      'insulation, insulate, wall bats, insulation board, blown in, blow in, cellulose, fiberglass batt, batt, batts, batt insulation, spray foam, open cell, closed cell, r value, r30, r38, r49, r60, r13, r19, r21, ' +
      'rock wool, mineral wool, rockwool, air sealing, air seal, attic insulation, crawl space insulation, crawlspace insulation, vapor barrier, radiant barrier, baffles, rim joist, ' +
      'rigid foam, foam board, weatherize, attic tent, blower door, knee wall insulation, insulation removal, encapsulation, crawl space encapsulation, dense pack, insulating material, pipe insulation, blower hose, asbestos insulation',
    likely:
      'attic, crawl space, crawlspace, fiberglass, foam, weatherstrip, energy audit, energy rebate, insulating, asbestos',
    hint: 'inches, rebate, draft, hatch, blow, basement, garage ceiling, heat loss, utility rebate, duct',
    projects: {
      'Attic insulation': 'attic insulation, attic, blown in, blow in, cellulose, baffles, r49',
      'Spray foam': 'spray foam, open cell, closed cell, rim joist, foam',
      'Wall insulation': 'batt, batts, dense pack, wall insulation, fiberglass batt, mineral wool',
      'Air sealing': 'air sealing, air seal, weatherstrip, blower door, weatherize',
      'Crawl space insulation': 'crawl space, crawlspace, vapor barrier, encapsulation',
      'Insulation removal': 'insulation removal, remove insulation, vacuum insulation, old insulation',
    },
  },
  {
    slug: 'gutters',
    label: 'Gutters',
    industry: 'Home services',
    names: 'gutters, gutter company, gutter contractor, seamless gutters, rain gutters, gutter, guttering',
    sure:
      'gutter, gutters, seamless gutter, downspout, downspouts, leaf guard, gutter guard, gutter cleaning, clean gutter, gutter repair, five inch gutter, six inch gutter, splash block, rain chain, ' +
      'gutter hanger, end cap gutter, box gutter, k style, half round gutter, downspout extension, gutter screen, gutter helmet, replace gutter, copper gutter',
    likely: 'fascia, splash, leaf, elbow, seamless, hangers, french drain downspout, rainwater, ice dam',
    hint: 'feet, story, roof, two story, clogged, soffit, drip edge, one story',
    projects: {
      'Gutter installation':
        'seamless gutter, new gutter, install gutter, five inch gutter, six inch gutter, replace gutter, k style, half round',
      'Gutter cleaning': 'gutter cleaning, clean gutter, flush downspout, clogged, clean out gutter',
      'Gutter guards': 'leaf guard, gutter guard, gutter screen, gutter helmet',
      'Gutter repair': 'gutter repair, repair gutter, sagging gutter, leaking gutter, reattach, rehang, reseal',
    },
  },
];
