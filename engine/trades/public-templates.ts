/** The templates that come with the product: the usual steps, lines and terms of common jobs of every trade. No prices. */
import type { TemplateBody } from '../document/apply-template.ts';
import { buildingTemplates } from './public-templates/building.ts';
import { constructionProjectTemplates } from './public-templates/construction-projects.ts';
import { creativeTemplates } from './public-templates/creative.ts';
import { finishingTemplates } from './public-templates/finishing.ts';
import { homeRepairTemplates } from './public-templates/home-repair.ts';
import { homeSystemTemplates } from './public-templates/home-systems.ts';
import { outdoorTemplates } from './public-templates/outdoor.ts';
import { professionalTemplates } from './public-templates/professional.ts';
import { upkeepTemplates } from './public-templates/upkeep.ts';
import { trades } from './trade-vocabulary.ts';

/** A template as it is written down. `number` makes its id: never change or reuse one. */
export interface TemplateText extends Required<Omit<TemplateBody, 'title'>> {
  number: number;
  name: string;
  description: string;
  /** A trade's slug. */
  category: string;
  /** One of that trade's usual kinds of job. */
  projectType: string;
  tags: string[];
}

export interface PublicTemplate {
  /** A UUID, the same in every installation. */
  id: string;
  name: string;
  description: string;
  category: string;
  industry: string;
  projectType: string;
  tags: string[];
  template: Required<TemplateBody>;
}

/** At least two for each trade. */
export function listPublicTemplates(): PublicTemplate[] {
  return [
    ...homeSystemTemplates,
    ...homeRepairTemplates,
    ...buildingTemplates,
    ...constructionProjectTemplates,
    ...finishingTemplates,
    ...outdoorTemplates,
    ...upkeepTemplates,
    ...creativeTemplates,
    ...professionalTemplates,
  ].map(({ number, name, description, category, projectType, tags, ...body }) => ({
    id: `019aa000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    name,
    description,
    category,
    industry: trades.find(({ slug }) => slug === category)?.industry ?? '',
    projectType,
    tags,
    template: { ...body, title: name },
  }));
}
