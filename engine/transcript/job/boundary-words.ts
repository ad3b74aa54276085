/** Words by which it is told where one clause ends and the next begins. */
import { wordSet } from '../vocabulary/words.ts';

export const HARD = wordSet(`
then also okay ok alright anyway anyways anyhow plus oh additionally but if unless because so once otherwise
alternatively either excluding optional optionally while until whatever yeah whenever provided assuming`);

export const TALK = wordSet(`
tell remind mention note let remember please include exclude leave skip scratch drop forget throw give charge
bill mark knock credit round call figure say put keep hold hang take waive discount deduct subtract bump
strike lose cancel ignore write expect allow assume`);

export const NOT_BEFORE_VERB = wordSet(`
to either be been 'd 've and or 'll will can could we i you they he she should would gonna must not don't
just please let lets let's help gotta need needs never also then that who which it & won't didn't doesn't may
might do does did`);

export const OBJECT = wordSet('out off up down all new old both in away over existing back');

export const PHONE = wordSet('phone cell email mobile');
export const THESE = wordSet('that this these those which');
export const PERSONS = wordSet('they she he we you i');
export const CUSTOMER = wordSet('customer client homeowner owner tenant landlord');

export const WHOLE = wordSet('everything all anything it');
export const ME = wordSet('me myself');
export const POINTING = wordSet('that it those them these');
export const OBJECTS = wordSet('it them him that this themselves himself herself');
/** What bears the figure before it: "132000 on it". */
export const BEARERS = wordSet('it her him odometer clock');
export const USUALLY = wordSet('normally usually typically ordinarily');

/** Who it is for and how to reach them, and nothing else yet. */
export const HEADER =
  /^( (#type|#client|#address|#phone|#email|okay|ok|so|alright|right|this|one|is|'s|a|an|the|put|together|make|do|write|up|final|new|for|let|let's|me|i|need|want|quick|formal|rough|number|on|to|at|of|over|her|his|their|phone|cell|email|number|address|and|with|well|now|next|here|we|job|it|work|got|customer|client|name|out|in|work))+ $/;
