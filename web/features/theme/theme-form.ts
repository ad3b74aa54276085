/** The theme as it is edited: eleven of its fields, the rest stays as it is. */
import { type ThemeBody, type ThemeRecord, themeFonts } from '#contract/theme.ts';
import { type DocumentTheme, defaultTheme } from '#engine/index.ts';

export type ThemeValues = Required<ThemeBody>;

const fontOf = (font: string): ThemeValues['fontFamily'] => themeFonts.find((name) => name === font) ?? 'Inter';

/** The values of a theme, or those of a new one. */
export const valuesOf = (theme: ThemeRecord | null): ThemeValues => {
  const from = theme ?? defaultTheme;
  return {
    name: theme?.name ?? '',
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

/** The look of the page while it is edited; fields that the form does not have come from the theme. */
export const themeOf = (values: ThemeValues, theme: ThemeRecord | null): DocumentTheme => ({
  ...defaultTheme,
  ...theme,
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
