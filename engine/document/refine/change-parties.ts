/** The client's name and contact, the title, and what kind of document it is. */

import { showPhone } from '../../transcript/job/show-words.ts';
import { type DocumentContent, type DocumentType, documentTypes } from '../business-document.ts';
import { capitalize, linesOf, listKeys, textsOf } from '../read-content.ts';
import { changed, type Handler, type Outcome, refuse, type Situation } from './apply-edit.ts';
import { giveName } from './arrange-lines.ts';
import { type Clause, type Part, partsOf, writtenOf } from './clause.ts';

export const changeParties: Handler = (clause, situation) =>
  changeType(clause, situation) ??
  changeContact(clause, situation) ??
  changeClient(clause, situation) ??
  changeTitle(clause, situation) ??
  changeDescription(clause, situation) ??
  changeCategory(clause, situation);

function changeType(clause: Clause, { content }: Situation): Outcome | null {
  const match =
    /^(?:make|turn|convert|change|switch|call|save|redo|do|mark)(?: (?:(?:it|this|that)(?: one)?|the (?:quote|bid|estimate|invoice|document|type|doc)|this (?:quote|bid|estimate|invoice|document)))+ (?:to |into |as |be |a |an |should be )*(?<type>quote|bid|estimate|invoice|proposal)(?: instead| please)?(?: (?:of|not) (?:a |an )?(?:quote|bid|estimate|invoice))?$/.exec(
      clause.pattern,
    ) ??
    /^(?:they|he|she|we|(?:the )?(?:client|customer)) (?:want|wants|need|needs|asked for|'d like|would like)(?: it as)? an? (?<type>quote|bid|estimate|invoice|proposal)(?: instead| not .*)?$/.exec(
      clause.pattern,
    ) ??
    /^(?:(?:it|this|that)(?: one)?|the document)(?: 's| is| should be| needs to be| will be| ought to be) (?:really |actually |only |just |supposed to be )*(?:a |an )(?<type>quote|bid|estimate|invoice|proposal)(?: (?:for(?: now)?|at this point|so far|right now))?(?:,? not (?:a |an )?\w+)?$/.exec(
      clause.pattern,
    );
  if (!match) return null;
  const named = match.groups!.type!;
  const type = (named === 'proposal' ? 'quote' : named) as DocumentType;
  if (!documentTypes.includes(type) || content.quote_type === type) return { kind: 'already' };
  return changed({ ...content, quote_type: type }, `Type: ${content.quote_type} → ${type}`, []);
}

const contactNames = { phone: 'Phone', email: 'E-mail', address: 'Address' } as const;

function changeContact(clause: Clause, { content, profile }: Situation): Outcome | null {
  const { pattern, parts } = clause;
  const found = (['phone', 'email', 'address'] as const).flatMap((kind) => {
    const phrase = parts.find((part) => part.phrase?.kind === kind)?.phrase;
    return phrase ? [{ kind, phrase }] : [];
  });
  const removal =
    /^(?:remove|delete|drop|take off|take out|clear) (?:the |their |her |his |client 's |the client 's )*(?<kind>phone(?: number)?|e ?- ?mail(?: address)?|address|number)$/.exec(
      pattern,
    );
  if (removal) {
    const name = removal.groups!.kind!;
    const kind = /mail/.test(name) ? 'email' : /address/.test(name) ? 'address' : 'phone';
    if (!content.clientContact?.[kind]) return refuse(`The client has no ${contactNames[kind].toLowerCase()} here.`);
    const { [kind]: _gone, ...rest } = content.clientContact;
    return changed({ ...content, clientContact: rest }, `${contactNames[kind]} removed`, []);
  }
  if (found.length === 0) return spokenAddress(clause, content);
  // "this is for Sandra Whitcomb, 41 Lagoon Court"
  const both =
    /^(?:this (?:one )?is|it 's|it is|that 's) for (?<name>[a-z][a-z' .&-]+?) ?(?:, )?(?:at |of )?(?:ADDRESS|PHONE|EMAIL)\d+$/d.exec(
      pattern,
    );
  const name = both && nameOf(clause, partsOf(clause, both, 'name'));
  if (name && !isName(name)) return null;
  if (
    !/\b(?:phone|number|cell|mobile|call|reach|e ?- ?mail|email|address|lives? at|located|job ?site|site|property|house is|client|customer|contact|they 're at|he 's at|she 's at|it 's at|at|use|put|try|new|wrong|right|correct|instead|not|should|actually|goes)\b/.test(
      pattern,
    ) &&
    !name &&
    !/^(?:add|change|update|set)\b|^(?:it|that|this) (?:'s|is|should be) (?:at )?ADDRESS\d+$/.test(pattern)
  )
    return null;
  if (/\b(?:my|our|my business|company)\b/.test(pattern))
    return refuse('Your own contact details are changed in the settings.');
  const contact: NonNullable<DocumentContent['clientContact']> = { ...content.clientContact };
  const changes: string[] = [];
  if (name) changes.push(`Client: ${content.client ?? 'none'} → ${name}`);
  for (const { kind, phrase } of found) {
    const value =
      phrase.kind === 'phone'
        ? showPhone(phrase.digits)
        : phrase.kind === 'email'
          ? phrase.email
          : phrase.kind === 'address'
            ? phrase.address
            : '';
    if (value === '' || (kind === 'phone' && value.replace(/\D/g, '') === (profile.phone ?? '').replace(/\D/g, '')))
      continue;
    contact[kind] = value;
    changes.push(`${contactNames[kind]}: ${value}`);
  }
  const named = name ? renameInTexts({ ...content, client: name }, content.client, name) : content;
  return changes.length > 0 ? changed({ ...named, clientContact: contact }, changes, []) : null;
}

/** An address that no reader knew as one: "change the address to 12 Elm". */
function spokenAddress(clause: Clause, content: DocumentContent): Outcome | null {
  const match =
    /^(?:change|update|set|make|correct|fix|the|client 's|her|his|their|job) ?(?:the |client 's |job |site |their |her |his |job site |street |service )*address (?:to|is|should be|:|as|at) (?<text>.+)$/d.exec(
      clause.pattern,
    );
  if (!match) return null;
  const address = writtenOf(clause, partsOf(clause, match, 'text'));
  if (
    !/\d|\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|way|place|boulevard|blvd|circle|box)\b/i.test(
      address,
    )
  )
    return null;
  return changed({ ...content, clientContact: { ...content.clientContact, address } }, `Address: ${address}`, []);
}

/** Is it the client's name, or its end where the new one begins alike ("Larkspur Partners not Group")? */
function isOldName(client: string, given: string, name: string): boolean {
  const [was, is] = [client, name].map((text) => text.toLowerCase().split(' ')) as [string[], string[]];
  return given === was.join(' ') || (was.length > 1 && given === was.at(-1) && was[0] === is[0] && is.length > 1);
}

const clientPatterns: RegExp[] = [
  /^(?:change|update|set|make|correct|fix|switch|edit) (?:the )?(?:client|customer|name|homeowner|client name|customer name|client 's name|customer 's name|name of the (?:client|customer))(?: name)?(?: on (?:it|this|the \w+))? (?:to|is|as|be|should be|from .+ to|:|spelled) (?<name>.+)$/d,
  /^(?:the )?(?:client|customer|homeowner)(?: 's)?(?: (?:last |first |full )?name)?(?: is| should be| 's|:)(?: actually| really| now)*(?: spelled| called| named)?(?: as)? (?<name>.+)$/d,
  /^(?:change|update|set|make|correct|fix) (?:her|his|their|the|the client 's) (?:(?<part>last|first) )?name (?:to|is|as) (?<name>.+)$/d,
  /^(?:he|she|they|it|the (?:client|customer|couple))(?: 's| is|'s|'re)? (?:now |actually )?(?:(?:go|goes|going|went)(?= (?:by|as|under)\b)|known|called|listed|registered)(?: by| as| under)?(?: the name)?(?: of)? (?<name>(?!with\b|for\b|to\b|ahead\b|over\b|up\b|down\b)[a-z].+)$/d,
  /^(?:he|she|they) (?:changed|is changing|'s changing|took) (?:her|his|their|the) (?:(?<part>last|first) )?name (?:to|of) (?<name>.+)$/d,
  /^(?:(?:her|his|their|the|(?:[a-z]+ ){1,2}'s) )?(?<part>last name|first name|family name|surname|name)(?: is| 's| should be)(?: actually| really)?(?: spelled)?(?: as)? (?<name>.+)$/d,
  /^(?:it 's|it is|that 's|it|the name is)(?: actually)?(?: spelled| for| made out to) (?<name>[a-z].+)$/d,
  /^(?:make (?:it |this )?out to|address (?:it|this) to|bill (?:it )?to|put (?:it|this)(?: one)? under|this (?:one )?(?:is|'s) for|it 's for|for (?:client|customer)|bill it to) (?<name>.+)$/d,
  /^(?:spell|spelled) (?:it|(?:(?:her|his|their|the|the client 's) )?(?:(?<part>last|first) )?name|the name as)? ?(?:as |like )?(?<name>(?!(?:her|his|their|the|my|our|it|that)\b).+)$/d,
  /^make the (?:client|customer)(?: name)? (?<name>.+)$/d,
  /^(?:it 's|it is|that 's|she 's|he 's) (?<name>[a-z]+ with (?:an?|one|two|no|double) .+)$/d,
  /^(?:(?:it 's|its|it is|that 's|the name 's) )?(?<name>[a-z]+(?: [a-z]+)?)(?: ends)? with (?:an?|one|two|no|double) [a-z](?: not .+)?$/d,
  /^(?:the |this )?(?:quote|bid|estimate|invoice)(?: (?:is|'s))? for (?<name>(?!the\b|an?\b|it\b|this\b|that\b)[a-z][a-z' .&-]+)$/d,
  /^(?:just )?(?:put|set|list|use|have|make|enter) (?<name>.+?) (?:down )?as (?:the )?(?:client|customer|homeowner)(?: name)?$/d,
  /^(?:(?:call|name) (?:the )?)?(?:client|customer)(?: to| :)? (?<name>[a-z' .-]+)$/d,
];

const titles = /^(?:mr|mrs|ms|dr|miss)\.?$/i;

function changeClient(clause: Clause, { content }: Situation): Outcome | null {
  if (/^(?:remove|drop|delete|take off|clear) (?:the )?(?:client|customer)(?: 's)?(?: name)?$/.test(clause.pattern)) {
    if (!content.client) return refuse('No client is set.');
    return changed({ ...content, client: null }, `Client ${content.client} removed`, []);
  }
  // "it's Harlan Manufacturing LLC" of Harlan Manufacturing
  const longer = /^(?:it 's|it is|that 's|the (?:company|name|client) (?:is|'s)) (?:actually )?(?<name>[a-z].+)$/d.exec(
    clause.pattern,
  );
  const whole = longer && nameOf(clause, partsOf(clause, longer, 'name'));
  if (whole && content.client && whole.toLowerCase().startsWith(`${content.client.toLowerCase()} `) && isName(whole))
    return changed(
      renameInTexts({ ...content, client: whole }, content.client, whole),
      `Client: ${content.client} → ${whole}`,
      [],
    );
  // "it's Melanie Kowalski-Burke, not Mel Kowalski"
  const instead =
    /^(?:it 's|it is|that 's|(?:the |her |his |their )?(?:name|client|customer|bride|groom|owner|couple|tenant) (?:is|'s)) (?<name>[a-z].+?) (?:, )?(?:and )?not (?<old>[a-z].+)$/d.exec(
      clause.pattern,
    );
  const given = instead && writtenOf(clause, partsOf(clause, instead, 'old')).toLowerCase();
  const name = instead ? nameOf(clause, partsOf(clause, instead, 'name')) : '';
  if (instead && given && content.client && isOldName(content.client, given, name)) {
    return changed(
      renameInTexts({ ...content, client: name }, content.client, name),
      `Client: ${content.client} → ${name}`,
      [],
    );
  }
  const corrected =
    /^(?:(?:it|she|he|that|they|this) (?:'s|is|'re|are) (?:for )?|(?:(?:the|her|his|their) )?(?:(?:client|customer) 's )?(?:first |last )?(?:name|bride|groom|client|customer|owner|wife|husband|tenant|mother|father) (?:is|'s) )?(?<name>[a-z'-]+)(?: \.)?(?: (?<more>[a-z'-]+))?(?: ,(?: [a-z](?![a-z]))+)?(?: ,)? (?:and )?not (?<old>[a-z'-]+)(?: \.)?(?: [a-z'-]+)?$/d.exec(
      clause.pattern,
    );
  const wrong = corrected?.groups?.old;
  if (
    corrected &&
    wrong &&
    content.client
      ?.toLowerCase()
      .split(/[\s.]+/)
      .includes(wrong)
  ) {
    // "Delgado Holdings not Properties" of Delgado Properties
    const holds = content.client
      .toLowerCase()
      .split(/[\s.]+/)
      .includes(corrected.groups!.name!);
    const right = nameOf(clause, partsOf(clause, corrected, holds && corrected.groups!.more ? 'more' : 'name'));
    const full = content.client.replace(new RegExp(`\\b${wrong}\\b`, 'i'), right);
    return changed(
      renameInTexts({ ...content, client: full }, content.client, full),
      `Client: ${content.client} → ${full}`,
      [],
    );
  }
  if (wrong && /^(?:the|her|his|their) (?:\w+ )?(?:'s )?(?:first |last )?name\b/.test(clause.pattern))
    return refuse(`“${wrong}” is not in the client's name (${content.client ?? 'none'}).`);
  for (const expression of clientPatterns) {
    const match = expression.exec(clause.pattern);
    if (!match) continue;
    const said = partsOf(clause, match, 'name');
    // "make it out to Marchetti Design instead of Theo"
    const against = said.findIndex(({ word }) => /^(?:instead|rather|not)$/.test(word));
    const parts = against > 0 ? said.slice(0, against) : said;
    const name = nameOf(clause, parts);
    if (
      (/^(?:(?:call|name) (?:the )?)?(?:client|customer)/.test(clause.pattern) &&
        !/^(?:client|customer) (?:is|should|'s|name)/.test(clause.pattern) &&
        !/^(?:[A-Z][\w.'-]*(?: (?:and|&|of|the))? ?)+$/.test(writtenOf(clause, parts))) ||
      !isName(name) ||
      /\b(?:wants?|will|asked|needs?|should|supplies|provides|paying|pays|called|said|responsible)\b/i.test(name)
    )
      continue;
    const old = content.client;
    const part = /last|family|surname|first/.exec(match.groups?.part ?? '')?.[0];
    const full = part && old ? withPart(old, name, part) : sameSurname(old, name);
    if (full === old) return { kind: 'already' };
    return changed(renameInTexts({ ...content, client: full }, old, full), `Client: ${old ?? 'none'} → ${full}`, []);
  }
  return null;
}

/** What somebody does or is like is no name: "is writing their own copy", "is happy with it". */
const isName = (text: string): boolean =>
  text !== '' &&
  !/\d/.test(text) &&
  text.split(/\s+/).length <= 7 &&
  !/^(?:'|polic(?:y|ies)|board|budget|boss|accountant|insurance|bank|crew|wife|husband|kids|lawyer|partner|call|choice|decision|problem|job|responsibility|[a-z]{2,}ing|not|happy|fine|ok|okay|good|ready|paying|waiting|out|away|in|on|at|a|an|very|really|also|already|tax|exempt|free|late|home|there|here|sure|aware|responsible|unhappy|mad|upset|busy|back|gone|moving|sick|taken|right|wrong)\b/i.test(
    text,
  ) &&
  !/\b(?:their|own|himself|herself|themselves|because|until|about|with (?:it|this|that))\b/i.test(text);

/** Letters told one by one are put together, and a name said in lower case gets its capitals. */
function nameOf(clause: Clause, parts: readonly Part[]): string {
  const words = writtenOf(clause, parts)
    .replace(/\s+(?:please|instead|now|these days|not .+|with (?:an?|one|two|no|just|only|the|double) .+)$/i, '')
    .replace(
      /^(?:his|her|their|the|my) (?:wife|husband|partner|mother|mom|father|dad|son|daughter|sister|brother|business|boss|company)(?=\s+[A-Z\p{L}])\s+/iu,
      '',
    )
    .replace(/^with (?:an?|one|two|no) [a-z](?:['’]?s)?\b[\s:,]*/i, '')
    .replace(/\b(?:[A-Za-z](?:\s*-\s*|\s+)){2,}[A-Za-z]\b/g, (letters) =>
      capitalize(letters.replace(/[\s-]/g, '').toLowerCase()),
    )
    .trim();
  const lower = words === words.toLowerCase();
  return lower
    ? words.replace(/(^|[\s-])([a-z])/g, (_all, before: string, letter: string) => before + letter.toUpperCase())
    : words;
}

function withPart(old: string, name: string, part: string): string {
  const words = old.split(' ');
  if (part !== 'first') return [...words.slice(0, -1), name].join(' ');
  return titles.test(words[0] ?? '')
    ? [words[0], name, ...words.slice(2)].join(' ')
    : [name, ...words.slice(1)].join(' ');
}

/** "it's spelled Dreyfuss" with one word: the surname of "Carl Dreyfus". */
function sameSurname(old: string | null, name: string): string {
  if (!old || name.includes(' ') || !old.includes(' ')) return name;
  const words = old.split(' ');
  const alike = (word: string): boolean =>
    Math.abs(word.length - name.length) <= 2 &&
    (word.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase() || isWithin(word, name) || isWithin(name, word));
  const at = words.findIndex(alike);
  return at < 0 ? name : words.map((word, index) => (index === at ? name : word)).join(' ');
}

/** "Teresa" in "Theresa": all letters in their order. */
function isWithin(short: string, long: string): boolean {
  let at = 0;
  for (const letter of long.toLowerCase()) if (letter === short[at]?.toLowerCase()) at += 1;
  return at === short.length && short.length > 3;
}

/** Where the texts name the client, they name the new one. */
function renameInTexts(content: DocumentContent, old: string | null, name: string): DocumentContent {
  if (!old) return content;
  const escaped = old.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`\\b${escaped}(?![\\w])`, 'gi');
  const replace = (text: string): string => text.replace(pattern, name);
  const next = { ...content };
  for (const key of ['title', 'description', 'job_description', 'timeline'] as const) {
    const text = content[key];
    if (typeof text === 'string' && replace(text) !== text) (next as Record<string, unknown>)[key] = replace(text);
  }
  for (const key of listKeys)
    if (textsOf(content, key).some((text) => replace(text) !== text)) next[key] = textsOf(content, key).map(replace);
  return next;
}

function changeTitle(clause: Clause, situation: Situation): Outcome | null {
  const { content } = situation;
  const match =
    /^(?:change|update|set|make|edit|fix|rename) (?:the )?(?:title|heading|headline|project name|job name|name of the (?:job|project|quote|estimate|bid|document))(?: of (?:it|this|the \w+))?(?: (?:to|be|as|say|read|into|:)(?: say| read)?|(?<=^(?:make|set) the title)) (?<title>.+)$/d.exec(
      clause.pattern,
    ) ??
    /^(?:rename|retitle|title|call|name) (?:this (?:quote|job|project|one)|it|this|the (?:quote|estimate|bid|invoice|job|project|document))(?: to| as| into)? (?<title>.+)$/d.exec(
      clause.pattern,
    ) ??
    /^title (?!(?:is|should|to|:|it|this|the|oughta|ought|needs|has|must)\b)(?<title>.+)$/d.exec(clause.pattern) ??
    /^(?:the )?(?:title|project name|job name|heading) (?:(?:should|oughta|ought to|needs to|has to|must) (?:be|say|read)|is|:|to|should read) (?<title>.+)$/d.exec(
      clause.pattern,
    );
  if (!match) return null;
  // "title it estimate instead of quote" says what it is
  if (/^(?:an? )?(?:quote|bid|estimate|invoice)(?: (?:instead|not|rather)\b.*)?$/.test(match.groups!.title!))
    return null;
  if (/^(?:an? )?(?:even )?[A-Z]+\d+(?: (?:even|flat|total|all in|dollars))*$/.test(match.groups!.title!)) return null;
  // "call it 3400 before tax" is a total
  if (
    /^(?:MONEY|NUMBER)\d+ (?:before|plus|with|without|after|and|including|flat|even|total|all in|for)\b/.test(
      match.groups!.title!,
    )
  )
    return null;
  if (
    /^(?:call|name)\b/.test(clause.pattern) &&
    /^(?:an? )?(?:MONEY|DURATION|PERCENT|RATE)\d/.test(match.groups!.title!)
  )
    return null;
  // "put sod and mulch in one line, call it planting beds": what was just made is called that
  const made = situation.focus.length === 1 ? linesOf(content)[situation.focus[0]!] : undefined;
  const isNew = made && !linesOf(situation.original).some(({ description }) => description === made.description);
  if (isNew && /^(?:call|name) it\b/.test(clause.pattern))
    return giveName(situation, situation.focus[0]!, writtenOf(clause, partsOf(clause, match, 'title')));
  // "make it 12500 and call it good"
  if (/^(?:it )?(?:good|done|even|fair|square|settled|quits|a day|a deal|that)$/.test(match.groups!.title!))
    return { kind: 'already' };
  const title = capitalize(writtenOf(clause, partsOf(clause, match, 'title')).replace(/^["“']|["”']$/g, ''));
  if (title === '') return null;
  if (title === content.title) return { kind: 'already' };
  return changed({ ...content, title }, `Title: ${content.title} → ${title}`, []);
}

function changeDescription(clause: Clause, { content }: Situation): Outcome | null {
  const match =
    /^(?:change|update|set|make|edit|replace) (?:the )?(?:description|summary|overview) (?:to|with|say|read|be|:)(?: say| read)? (?<text>.+)$/d.exec(
      clause.pattern,
    );
  if (!match) return null;
  const description = capitalize(writtenOf(clause, partsOf(clause, match, 'text')).replace(/^["“']|["”']$/g, ''));
  return changed({ ...content, description }, 'Description changed', []);
}

/** "category should be painting" */
function changeCategory(clause: Clause, { content }: Situation): Outcome | null {
  const match =
    /^(?:(?:change|set|make|update|switch) )?(?:the )?(?:category|trade|industry) (?:(?:should be|is|to|as|be|into|:) )+(?<name>[a-z][a-z' -]+)$/d.exec(
      clause.pattern,
    );
  if (!match) return null;
  const category = writtenOf(clause, partsOf(clause, match, 'name')).toLowerCase();
  if (category === content.category) return { kind: 'already' };
  return changed({ ...content, category }, `Category: ${content.category ?? 'none'} → ${category}`, []);
}
