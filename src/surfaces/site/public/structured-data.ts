import { CATALOG, CATALOG_CURRENCY, type Sku } from '../../../contract/billing-catalog.ts';
import type { Example } from '../../../domain/guides/index.ts';

/** A member of schema.org's vocabulary. */
type Thing = Readonly<Record<string, unknown>>;

interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The way from a section to a page. */
export function breadcrumbList(crumbs: readonly Crumb[], baseUrl: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${baseUrl}${path}`,
    })),
  };
}

interface Service {
  readonly serviceName: string;
  readonly description: string;
  readonly baseUrl: string;
  /** Who runs it; null where nobody said. */
  readonly operator: { readonly name: string | null };
  readonly contactEmail: string | null;
}

/** Who we are, what this site is, and what it offers. */
export function serviceData(service: Service): Thing {
  const { serviceName: name, description, baseUrl, operator, contactEmail } = service;
  const url = `${baseUrl}/`;
  const organization = { '@type': 'Organization', name, url };
  return {
    '@graph': [
      {
        ...organization,
        logo: `${baseUrl}/favicon.svg`,
        ...(operator.name === null ? {} : { legalName: operator.name }),
        ...(contactEmail === null ? {} : { email: contactEmail }),
      },
      {
        '@type': 'WebSite',
        ...{ name, description, url, publisher: organization },
        potentialAction: {
          '@type': 'SearchAction',
          target: `${baseUrl}/docs/search?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@type': 'SoftwareApplication',
        ...{ name, description, url },
        applicationCategory: 'MultimediaApplication',
        operatingSystem: 'Any',
        license: 'https://www.apache.org/licenses/LICENSE-2.0',
      },
    ],
  };
}

/** Something that was made here, as search engines show it. */
export function exampleData(example: Example, baseUrl: string): Thing {
  const { type, title, description, file, thumbnail, duration, published_at: published } = example;
  return {
    '@type': type === 'video' ? 'VideoObject' : 'ImageObject',
    ...{ name: title, description, uploadDate: published },
    contentUrl: `${baseUrl}/examples/${file}`,
    thumbnailUrl: `${baseUrl}/examples/${thumbnail}`,
    ...(duration === null ? {} : { duration: `PT${duration}S` }),
  };
}

interface Pricing {
  readonly serviceName: string;
  readonly baseUrl: string;
  /** Whether somebody takes payments here; where nobody does, nothing is on offer. */
  readonly isOpen: boolean;
  readonly questions: readonly { readonly name: string; readonly text: string }[];
}

/** What can be bought, and what people ask before they do. */
export function pricingData({ serviceName, baseUrl, isOpen, questions }: Pricing): Thing {
  const url = `${baseUrl}/pricing`;
  const product = {
    '@type': 'Product',
    name: `${serviceName} credits`,
    description: 'Credits for videos, images and ads; charged only when a generation succeeded.',
    brand: { '@type': 'Brand', name: serviceName },
    url,
    offers: CATALOG.map((sku) => offerData(sku, baseUrl)),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(isOpen ? [product] : []),
      {
        '@type': 'FAQPage',
        url,
        mainEntity: questions.map(({ name, text }) => ({
          '@type': 'Question',
          name,
          acceptedAnswer: { '@type': 'Answer', text },
        })),
      },
    ],
  };
}

function offerData({ skuId, name, amountMinor }: Sku, baseUrl: string): Thing {
  return {
    '@type': 'Offer',
    ...{ sku: skuId, name, url: `${baseUrl}/pricing` },
    price: (amountMinor / 100).toFixed(2),
    priceCurrency: CATALOG_CURRENCY,
    availability: 'https://schema.org/InStock',
  };
}
