import { provideProgram } from './program.ts'

/** The proxy in front of several instances, and the measure of a cached page. */
export const provideNginx = () =>
  provideProgram({
    called: 'nginx',
    need: 'The tests behind a proxy need',
    names: ['nginx'],
    variable: 'NGINX_PATH',
    packages: ['nginx'],
    trial: ['-v'],
  })
