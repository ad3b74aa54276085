import type { TradeWords } from '../trade-vocabulary.ts';

/** Work of the head, the camera and the kitchen. */
export const professionalTrades: readonly TradeWords[] = [
  {
    slug: 'photography',
    label: 'Photography and video',
    industry: 'Creative services',
    names:
      'photography, photographer, photo studio, photo, photos by, videography, videographer, video production, films, filmmaker, wedding films, portrait studio',
    sure:
      'headshot, headshots, photo shoot, photoshoot, wedding package, second shooter, engagement session, family session, mini session, mini sessions, senior portraits, newborn session, edited images, edited image, extra edited image, retouch, retouching, raw files, photo album, wedding album, album, photo prints, print release, photofinishing, photo lab, drone footage, drone video, drone add on, ' +
      'real estate photos, product photos, event coverage, hours of coverage, backdrop, gallery, online gallery, licensing images, highlight reel, highlight film, video shoot, video edit, videotape, color grading, b roll, camera operator, teaser video, portrait, portraits, photo booth, photograph, photographs, photographic, ' +
      'camera, lens, aperture, shutter, film, footage, editing film, soundtrack, sound effects, screening, scenes, video, videos, negatives, photo editing, lightroom, social media clips, photo retouch, movie, cinematography',
    likely:
      'prints, session, shoot, images, photos, photo, picture, pictures, shot, shots, editing, edit, studio, wedding, bride, engagement, ceremony, reception, tripod, flash, exposure, lighting setup, frames, scene, script, producers, directors, drone, licensing, producer, director',
    hint: 'event, hours, digital, family, delivery, usage rights, print, package, music, deposit to hold, mount, video equipment, stage',
    projects: {
      'Wedding photography':
        'wedding, bride, wedding package, second shooter, ceremony, reception, engagement session, wedding album',
      'Portraits and headshots': 'headshot, portrait, family session, senior portraits, newborn session, mini session',
      'Event photography': 'event coverage, event, party, conference photos, gala, hours of coverage',
      'Product and real estate photography':
        'real estate photos, product photos, listing photos, product shoot, aerial photos',
      'Photo editing and prints':
        'retouch, develop film, photofinishing, photo print, prints, negatives, aperture, shutter, photo editing, edited image, photo album',
      'Video production':
        'video, film, footage, highlight reel, videography, video edit, editing film, soundtrack, scene, script, drone video, videotape, movie, shot sequence, director, producer',
    },
  },
  {
    slug: 'web-design',
    label: 'Web design and development',
    industry: 'Technology',
    names:
      'web design, web designer, web developer, web development, website design, web studio, digital studio, web agency, graphic design, graphic designer, branding studio, creative studio, ux designer, design studio, digital agency',
    sure:
      'website, web site, landing page, homepage, home page, web page, webpage, wordpress, shopify, squarespace, wix, webflow, ecommerce, e commerce, online store, hosting, domain name, domain, seo, search engine, google analytics, contact form, booking form, responsive, mobile friendly, wireframe, wireframes, mockup, mockups, figma, ' +
      'copywriting, stock photos, care plan, plugin, ui design, ux, front end, frontend, back end, backend, html, css, javascript, react, cms, blog setup, logo design, brand guide, brand identity, branding, business cards, brochure, flyer design, social media graphics, page website, web app, web application, redesign, site map, sitemap, ' +
      'user interface, usability, browser, browsers, web, internet, web server, http server, hyperlink, web content, page template, image template, visual design, typography, illustration, illustrations, page layout, graphics, graphic, logo, logos, programming language, software application, source code, web development, user research, wireframing, user experience, newsletter, ad design',
    likely:
      'page, pages, discovery, revisions, launch, content, template, theme, mobile, api, code, database, analytics, developer, designer, online, artwork, font, drawing program, images design, server, software, user, application, interface, copy, magazine, publication',
    hint: 'design, development, layouts, hours, monthly, rush fee, maintenance, project, email, payment, integration, digital, concept, client, test, text, color, rounds of revisions',
    projects: {
      'New website':
        'website, web site, page website, landing page, homepage, wordpress, wix, squarespace, web design, webflow',
      'Online store': 'ecommerce, e commerce, online store, shopify, woocommerce, products online',
      'Website redesign': 'redesign, refresh site, rebuild site, website redesign',
      'Hosting and maintenance': 'hosting, care plan, maintenance, updates, web site update, web server, monthly',
      'Search and marketing': 'seo, search engine, google ads, analytics, newsletter, social media',
      'Graphic design and branding':
        'logo, logo design, brand identity, branding, brochure, business cards, graphic, illustration, typography, page layout, artwork, flyer, graphic design, magazine, publication',
      'Web application': 'web app, web application, api, database, custom software, portal, booking form',
    },
  },
  {
    slug: 'tutoring',
    label: 'Tutoring and lessons',
    industry: 'Education',
    names:
      'tutoring, tutor, lessons, music lessons, learning center, test prep, academic coach, tutors, teacher, piano teacher, swim instructor, music school',
    sure:
      'algebra, geometry, calculus, trigonometry, sat prep, act prep, sat, act test, test prep, homework help, reading comprehension, reading tutor, reading level, writing tutor, phonics, spelling, essay, chemistry, physics, biology, spanish lessons, french lessons, esl, piano lesson, piano lessons, guitar lesson, guitar lessons, violin, voice lesson, drum lesson, ' +
      'grade math, grade reading, math tutoring, tutoring session, third grade, fourth grade, fifth grade, sixth grade, seventh grade, eighth grade, ninth grade, tenth grade, 9th grade, 8th grade, 7th grade, 10th grade, 11th grade, student, homework, college essay, practice test, practice tests, diagnostic test, ap calculus, ged, pre algebra, dyslexia, study skills, lesson, lessons, swim lesson, tutor, school report card',
    likely:
      'math, science, sessions, english, teach, exam, school, semester, class, worksheets, workbook, kid, son, daughter, history, language',
    hint: 'grade, study, session, reading, writing, hour, weekly, online, zoom, tuesdays, materials, progress, package of, library, subject',
    projects: {
      'Math tutoring': 'math, algebra, geometry, calculus, trigonometry, pre algebra',
      'Test preparation': 'sat, act prep, test prep, sat prep, practice test, ged, exam',
      'Reading and writing':
        'reading, writing, essay, phonics, spelling, english, reading comprehension, college essay',
      'Science tutoring': 'chemistry, physics, biology, science',
      'Music lessons': 'piano lesson, guitar lesson, violin, voice lesson, music lessons, drum lesson',
      'Language lessons': 'spanish, french, esl, language, german lessons',
    },
  },
  {
    slug: 'consulting',
    label: 'Consulting',
    industry: 'Professional services',
    names:
      'consulting, consultant, advisory, advisor, management consulting, business consulting, strategy consulting, coaching, bookkeeping, accounting services, marketing consultant, consultancy',
    sure:
      'strategy workshop, workshop day, strategy session, strategic plan, strategic planning, business plan, market research, stakeholder interviews, executive coaching, leadership training, board meeting, facilitation, facilitate, retainer, monthly retainer, advisory retainer, due diligence, process mapping, process review, gap analysis, ' +
      'operations review, change management, go to market, pricing study, financial model, hr policy, employee handbook, grant writing, bookkeeping, quickbooks cleanup, compliance review, audit report, feasibility study, kpi, kpis, statement of work, findings report, pitch deck, slide deck, final report, final presentation, roadmap, offsite, team training, strategy, workshop, advisory, fractional cfo, leadership, executive team',
    likely:
      'assessment, analysis, interviews, deliverable, deliverables, day rate, engagement, findings, recommendations, expenses at cost, executive, training day, on site day',
    hint: 'report, prep, process, presentation, meeting, training, hours, travel expenses, phase, kickoff, plan, team, client, days, call, quarterly, summary',
    projects: {
      'Strategy workshop': 'strategy workshop, workshop, workshop day, offsite, strategy session, facilitation',
      'Advisory retainer': 'retainer, monthly retainer, advisory, fractional',
      'Assessment and report':
        'assessment, report, audit, gap analysis, operations review, process review, feasibility study, findings, due diligence',
      'Training and coaching': 'training, coaching, leadership training, executive coaching, team training',
      'Business and financial planning':
        'business plan, financial model, bookkeeping, strategic plan, market research, pricing study',
    },
  },
  {
    slug: 'catering',
    label: 'Catering',
    industry: 'Food and events',
    names:
      'catering, caterer, catering company, personal chef, private chef, food truck, bakery, bartending, kitchen and catering, event catering',
    sure:
      'buffet, taco bar, dessert tray, appetizers, hors d oeuvres, per head, per plate, plated dinner, cocktail hour, box lunch, box lunches, boxed lunch, sandwich platter, fruit platter, charcuterie, bartender, bartenders, servers, chafing dishes, china rental, linens rental, wedding cake, cupcakes, brisket, pulled pork, ' +
      'barbecue, bbq, lasagna, chicken, vegetarian, vegan, gluten free, salad, salads, side dishes, guests, headcount, head count, tasting, rehearsal dinner, banquet, open bar, signature cocktail, coffee service, continental breakfast, finger food, cake, cookies, menu, food allergies, allergies, carving station, pasta station, dinner, entree, dessert, catered, meal prep',
    likely:
      'food, lunch, breakfast, brunch, guest, people at, tray, trays, drinks, wine, beer, kids meals, party, serve, cook, grill, dish, beverage, cup, chef',
    hint: 'wedding, event, delivery, setup, gratuity, service charge, tables, plates, hall, birthday, office, chairs, linens',
    projects: {
      'Wedding catering': 'wedding, rehearsal dinner, cocktail hour, wedding cake, reception',
      'Corporate lunch':
        'box lunch, office, boxed lunch, sandwich platter, lunch, meeting, coffee service, continental breakfast, corporate',
      'Party catering': 'party, birthday, graduation, taco bar, appetizers, buffet, bbq, anniversary',
      'Bar service': 'bartender, open bar, signature cocktail, bar service',
      'Cakes and desserts': 'cake, cupcakes, dessert tray, cookies, dessert',
    },
  },
  {
    slug: 'it-support',
    label: 'IT support',
    industry: 'Technology',
    names:
      'it support, it services, it company, computer repair, computer services, managed services, tech support, network services, msp, managed it, computer technician, cabling contractor, network installer, it consultant',
    sure:
      'laptop, laptops, computer, computers, desktop computer, workstation, workstations, server migration, file server, access point, access points, wifi, wi fi, wireless network, router, firewall, network, network switch, ethernet, cat6, cat5, cat5e, cat6a, cat cable, cat drop, cat drops, patch panel, port switch, server rack, network rack, voip, ' +
      'microsoft, outlook, exchange migration, mailbox migration, email migration, active directory, domain controller, data backup, backups, cloud backup, data recovery, virus removal, malware, antivirus, ransomware, ssd, hard drive, ram upgrade, printer setup, printer, remote support, help desk, helpdesk, per seat, per user, onsite support, ups battery, nas, vpn, ' +
      'ip camera, point of sale, pos system, conference room av, low voltage cabling, structured cabling, fiber optic, tech support, operating system install, network cable, network install, data migration, data transfer',
    likely:
      'server, backup, email, setup, configure, configuration, software, devices, users, licenses, subnet, drops, tech, monitor, virus, password, cloud, endpoint, rack, port, seats, phones',
    hint: 'hours, onsite, remote, monthly, per month, office, migration, upgrade, mileage, user, data',
    projects: {
      'Network installation':
        'network, access point, wifi, router, firewall, cat6, network switch, port switch, ethernet, patch panel, drops',
      'Computer setup and repair':
        'laptop, computer, virus removal, ssd, hard drive, workstation, desktop computer, malware, data recovery, new computers',
      'Managed support':
        'managed, per seat, per user, help desk, remote support, monthly support, managed it, onsite support',
      'Email and cloud migration':
        'microsoft, email migration, mailbox migration, exchange migration, cloud, google workspace, data migration',
      'Server and backup': 'server, backup, nas, file server, server migration, domain controller',
      'Phones and cameras': 'voip, phones, ip camera, security camera, conference room av, point of sale',
    },
  },
];
