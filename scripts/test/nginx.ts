import { provideProgram } from './program.ts'

/** The reverse proxy of the tests, and the baseline of the cached-page benchmark. */
export const provideNginx = () =>
  provideProgram({
    called: 'nginx',
    need: 'The tests behind a proxy need',
    names: ['nginx'],
    variable: 'NGINX_PATH',
    packages: ['nginx'],
    trial: ['-v'],
  })
