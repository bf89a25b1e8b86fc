export { type Guide, type Guides, readGuides } from './guides.ts';
