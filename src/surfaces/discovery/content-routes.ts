import { DISCOVERY } from '../../contract/discovery.ts';
import type { Skill } from '../../domain/guides/index.ts';
import { documentRoute, type Route } from '../http/index.ts';
import { agentSkillRoutes } from './agent-skills.ts';
import { llmsFullText, llmsText } from './llms.ts';
import type { SiteContent } from './site-content.ts';
import { sitemap, toolsSitemap, videoSitemap } from './sitemaps.ts';

interface Content extends SiteContent {
  readonly skills: readonly Skill[];
}

/** Overviews of what is written here, and the skills. */
export function contentRoutes(content: Content): readonly Route[] {
  return [
    documentRoute({ ...DISCOVERY.llms, text: llmsText(content) }),
    documentRoute({ ...DISCOVERY.llms_full, text: llmsFullText(content) }),
    documentRoute({ ...DISCOVERY.sitemap, text: sitemap(content) }),
    documentRoute({ ...DISCOVERY.sitemap_tools, text: toolsSitemap(content) }),
    documentRoute({ ...DISCOVERY.sitemap_video, text: videoSitemap(content) }),
    ...agentSkillRoutes(content.skills),
  ];
}
