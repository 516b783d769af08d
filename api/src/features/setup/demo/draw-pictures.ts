import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { demoSubjects } from './demo-subjects.js';
import { PICTURE_FOLDER, pictureFile } from './picture-files.js';

// The last step of the build renders the drawings of the demo content in a separate process. The media feature blocks
// SVG loaders. Only this process unblocks them, because its drawings are trusted. Unchanged drawings are not rendered
// again.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
const JPEG = { quality: 92, chromaSubsampling: '4:4:4' };
/** Number of pictures rendered concurrently; each uses a CPU core. */
const AT_ONCE = 4;
const STAMP = join(PICTURE_FOLDER, 'stamp');

const pictures = demoSubjects
  .flatMap((subject) => subject.pictures)
  .map(({ name, width, draw }) => ({ name, width, svg: draw() }));
const stamp = createHash('sha256')
  .update(JSON.stringify([JPEG, sharp.versions, pictures]))
  .digest('hex');

if ((await readFile(STAMP, 'utf8').catch(() => '')) !== stamp) await drawAll();

async function drawAll(): Promise<void> {
  await rm(PICTURE_FOLDER, { recursive: true, force: true });
  await mkdir(PICTURE_FOLDER, { recursive: true });
  const waiting = pictures.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { name, width, svg } of waiting) {
        const picture = sharp(Buffer.from(svg)).resize({ width }).jpeg(JPEG);
        await writeFile(pictureFile(name), await picture.toBuffer());
      }
    }),
  );
  await writeFile(STAMP, stamp);
}
