import { join } from 'node:path';
import type { Config } from '../../config/config.js';

/** Folder in DATA_DIR where bodies with pictures are spooled. */
export const uploadFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'incoming');
