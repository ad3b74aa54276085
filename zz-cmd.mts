import { hear } from './engine/transcript/hear.ts'; import { findCommands } from './engine/transcript/withdraw-commands.ts';
for (const t of process.argv.slice(2)) { const h=hear(t); console.log(findCommands(h).map(p=>h.tokens.slice(p.from,p.to).map(x=>x.text).join(' '))); }
