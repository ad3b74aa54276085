/** Document themes: the look of the paper. Exactly one is the default. */
import { z } from 'zod';
import { paperLayouts } from '#engine/index.ts';
import { endpoint } from './endpoint.ts';

export const themeFonts = ['Inter', 'Arial', 'Georgia', 'Times New Roman', 'Helvetica', 'Roboto'] as const;

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'Please choose a color such as #2563eb');
const size = z
  .string()
  .trim()
  .regex(/^\d{1,4}(\.\d{1,2})?px$/, 'Please enter a size in pixels, such as 16px');

export const themeBody = z.strictObject({
  name: z.string({ error: 'Theme name is required.' }).trim().min(1, 'Theme name is required.').max(100),
  primaryColor: color.default('#2563eb'),
  secondaryColor: color.default('#1e40af'),
  accentColor: color.default('#059669'),
  backgroundColor: color.default('#ffffff'),
  textColor: color.default('#333333'),
  fontFamily: z.enum(themeFonts).default('Inter'),
  fontSize: size.default('16px'),
  headerSize: size.default('32px'),
  maxWidth: size.default('800px'),
  padding: size.default('40px'),
  // What the form does not edit comes with the design that a theme starts from: left out, a theme keeps what it has.
  layout: z.enum(paperLayouts).optional(),
  borderRadius: size.optional(),
  logoSize: size.optional(),
  businessInfoBackground: color.optional(),
  borderStyle: z.enum(['none', 'solid', 'dashed', 'dotted']).optional(),
  borderWidth: size.optional(),
  shadowStyle: z.enum(['none', 'small', 'medium', 'large']).optional(),
});
export type ThemeBody = z.infer<typeof themeBody>;

export const themeRecord = z.object({
  id: z.string(),
  name: z.string(),
  isDefault: z.boolean(),
  /** How the page is built. */
  layout: z.enum(paperLayouts),
  primaryColor: z.string(),
  secondaryColor: z.string(),
  accentColor: z.string(),
  backgroundColor: z.string(),
  textColor: z.string(),
  fontFamily: z.string(),
  fontSize: z.string(),
  headerSize: z.string(),
  maxWidth: z.string(),
  padding: z.string(),
  borderRadius: z.string(),
  logoSize: z.string(),
  businessInfoBackground: z.string(),
  borderStyle: z.string(),
  borderWidth: z.string(),
  shadowStyle: z.string(),
});
export type ThemeRecord = z.infer<typeof themeRecord>;

const id = z.object({ id: z.string() });

export const themeEndpoints = {
  listThemes: endpoint({
    method: 'GET',
    path: '/api/themes',
    summary: 'The themes of the business',
    access: 'user',
    response: z.array(themeRecord),
  }),
  createTheme: endpoint({
    method: 'POST',
    path: '/api/themes',
    summary: 'Create a theme; the first one becomes the default',
    access: 'user',
    body: themeBody,
    response: themeRecord,
    status: 201,
  }),
  updateTheme: endpoint({
    method: 'PUT',
    path: '/api/themes/:id',
    summary: 'Change a theme',
    access: 'user',
    params: id,
    body: themeBody,
    response: themeRecord,
  }),
  setDefaultTheme: endpoint({
    method: 'POST',
    path: '/api/themes/:id/set-default',
    summary: 'Make a theme the default',
    access: 'user',
    params: id,
    response: themeRecord,
  }),
  deleteTheme: endpoint({
    method: 'DELETE',
    path: '/api/themes/:id',
    summary: 'Delete a theme that is not the default',
    access: 'user',
    params: id,
    response: z.object({ id: z.string() }),
  }),
};
