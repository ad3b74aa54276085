import { hear } from './engine/transcript/hear.ts';
import { elementsOf } from './engine/transcript/job/elements.ts';
import { learned } from './engine/transcript/learned/judgement.ts';
import { repair } from './engine/transcript/repair.ts';

for (const t of process.argv.slice(2))
  console.log(
    elementsOf(repair(hear(t), '2026-05-05' as any), new Map(), learned)
      .map((e) =>
        e.tag === 'word'
          ? e.word
          : `[${e.tag} ${e.price?.value ?? e.measure?.value ?? e.percent ?? ''} ${e.price?.per ?? ''} ${e.phrase?.kind ?? ''}]`,
      )
      .join(' '),
  );
