import { useState } from 'react';
import { defaultTheme, presentDocument } from '#engine/index.ts';
import { explainLine, explainTotal } from '#web/features/document/explain-amount.ts';
import { Paper } from '#web/features/document/paper.tsx';
import { sampleContent, sampleInput, sampleTranscript } from '#web/features/theme/sample-document.ts';
import { localDay } from '#web/ui/format.ts';

/** A real document, drawn by the same page as in the app: every amount in it can be asked where it comes from. */
export function HeroDocument() {
  const [presented] = useState(() => presentDocument(sampleInput(defaultTheme, null, localDay(new Date()))));
  return (
    <Paper
      presented={presented}
      explain={{
        line: (item) => explainLine(sampleContent, item, sampleTranscript),
        total: (of) => explainTotal(sampleContent, of, sampleTranscript),
      }}
    />
  );
}
