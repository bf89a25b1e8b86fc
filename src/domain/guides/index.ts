export { type Guides, listGuides, readGuide, readGuides } from './guides.ts';
