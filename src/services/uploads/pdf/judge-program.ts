import { workOnFile } from '../confined/work-on-file.ts'

workOnFile(new URL('./judge-worker.ts', import.meta.url))
