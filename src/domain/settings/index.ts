export type { SettingsDependencies } from './dependencies.ts';
export { eraseAccounts } from './erase-accounts.ts';
export { createExportLimit } from './export-limit.ts';
export { settingsHandlers } from './handlers.ts';
