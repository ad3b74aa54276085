import type { ServiceRecord } from '#contract/service.ts';

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Those that hold every word, in whatever place: "Zoe sq" finds "Zoë’s finish, per sq ft". */
export function searchServices(services: ServiceRecord[], words: string): ServiceRecord[] {
  const asked = plain(words).split(/\s+/).filter(Boolean);
  if (asked.length === 0) return services;
  return services.filter(({ name, description, category, unit }) => {
    const text = plain([name, description, category, unit].join('\n'));
    return asked.every((word) => text.includes(word));
  });
}
