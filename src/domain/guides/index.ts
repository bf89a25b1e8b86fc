export { createAnchors } from './anchors.ts';
export { type Article, readArticles } from './article.ts';
export {
  createDocumentSearch,
  type Documents,
  listDocuments,
  readDocument,
  readDocuments,
  searchDocuments,
} from './documents.ts';
export { type Example, readExamples } from './examples.ts';
export { fillIn } from './fill-in.ts';
export { type Guides, listGuides, readGuide, readGuides } from './guides.ts';
export { excerptOf, type Passage } from './passages.ts';
export { readSkills, type Skill } from './skills.ts';
