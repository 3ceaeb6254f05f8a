# The server with its page and its documents, as docs/operations.md says. Any Node that has npm will do to begin with: the lockfile brings the one that runs.
FROM node:24-bookworm-slim
WORKDIR /baize
COPY . .
RUN node scripts/setup.mjs && node_modules/.bin/node scripts/build-page.ts \
 && node_modules/.bin/node scripts/site.ts --anyway \
 && mkdir -p /data && chown node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 BAIZE_DATA=/data
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=4s --start-period=20s \
  CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node_modules/.bin/node", "--min-semi-space-size=64", "--max-semi-space-size=64", "apps/server/src/main.ts"]
