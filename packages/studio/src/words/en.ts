/** Every word of the signed-in site. Another language is another file of this shape. */
export const en = {
  sections: {
    studio: 'Studio',
    library: 'Library',
    keys: 'Keys',
    billing: 'Billing',
    settings: 'Settings',
    docs: 'Docs',
    pricing: 'Pricing',
  },
} as const;
