/** The theme as it is edited: eleven of its fields, the rest stays as it is. */
import { type ThemeBody, type ThemeRecord, themeFonts } from '#contract/theme.ts';
import { type DocumentTheme, defaultTheme, paperDesigns } from '#engine/index.ts';

type EditedKey =
  | 'name'
  | 'primaryColor'
  | 'secondaryColor'
  | 'accentColor'
  | 'backgroundColor'
  | 'textColor'
  | 'fontFamily'
  | 'fontSize'
  | 'headerSize'
  | 'maxWidth'
  | 'padding';

export type ThemeValues = Required<Pick<ThemeBody, EditedKey>>;

const fontOf = (font: string): ThemeValues['fontFamily'] => themeFonts.find((name) => name === font) ?? 'Inter';

/** The values of a theme, of the design it starts from, or those of a new one. */
export const valuesOf = (theme: ThemeRecord | DocumentTheme | null, name = ''): ThemeValues => {
  const from = theme ?? defaultTheme;
  return {
    name,
    primaryColor: from.primaryColor,
    secondaryColor: from.secondaryColor,
    accentColor: from.accentColor,
    backgroundColor: from.backgroundColor,
    textColor: from.textColor,
    fontFamily: fontOf(from.fontFamily),
    fontSize: from.fontSize,
    headerSize: from.headerSize,
    maxWidth: from.maxWidth,
    padding: from.padding,
  };
};

/** The look of the page while it is edited; fields that the form does not have come from the theme or the picked design. */
export const themeOf = (values: ThemeValues, from: DocumentTheme | null): DocumentTheme => ({
  ...defaultTheme,
  ...from,
  ...values,
});

export const colorFields = [
  { name: 'primaryColor', label: 'Primary Color' },
  { name: 'secondaryColor', label: 'Secondary Color' },
  { name: 'accentColor', label: 'Accent Color' },
  { name: 'backgroundColor', label: 'Background Color' },
  { name: 'textColor', label: 'Text Color' },
] as const;

export const sizeFields = [
  { name: 'fontSize', label: 'Font Size' },
  { name: 'headerSize', label: 'Header Size' },
  { name: 'maxWidth', label: 'Document Width' },
  { name: 'padding', label: 'Padding' },
] as const;

/** The part of a design that the form does not edit: it goes along when a theme is made from it. */
export const unedited = ({
  layout,
  borderRadius,
  logoSize,
  businessInfoBackground,
  borderStyle,
  borderWidth,
  shadowStyle,
}: DocumentTheme) => ({
  layout,
  borderRadius,
  logoSize,
  businessInfoBackground,
  borderStyle,
  borderWidth,
  shadowStyle,
});

/** Empty, or the name that picking a design filled in: picking another one may fill in its own. */
export const isDesignName = (name: string): boolean =>
  name.trim() === '' || paperDesigns.some((design) => design.name === name);
