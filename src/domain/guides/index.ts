export { readArticles } from './article.ts';
export {
  type Documents,
  listDocuments,
  readDocument,
  readDocuments,
  searchDocuments,
} from './documents.ts';
export { type Guides, listGuides, readGuide, readGuides } from './guides.ts';
