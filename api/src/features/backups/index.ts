export { type ArchiveHead, readArchive } from './archive.js';
export { listBackups } from './backup-folder.js';
export { BackupStatusEntity } from './backup-status.entity.js';
export { BackupStatusService } from './backup-status.service.js';
export { backupTables, schemaOf } from './backup-tables.js';
export { BackupsModule } from './backups.module.js';
export { verifyArchive } from './verify-archive.js';
export { writeBackup } from './write-backup.js';
