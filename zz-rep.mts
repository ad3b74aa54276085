import { hear } from './engine/transcript/hear.ts'; import { repair } from './engine/transcript/repair.ts';
for (const t of process.argv.slice(2)) { const r=repair(hear(t),'2026-05-05' as any); console.log(r.heard.tokens.map((x:any)=>x.text).join(' ')); console.log('   W',JSON.stringify(r.withdrawn?.map((w:any)=>t.slice(w.start,w.end)))); }
