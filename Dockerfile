# The service in one image: `serve` (everything), `api` or `worker`; see docs/deployment.md.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.json ./
COPY packages packages
# With everything, which builds the studio; then without what only building needs.
RUN npm ci && npm prune --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
RUN install -d -o node -g node -m 0700 /data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE ./
COPY --from=packages /app/packages packages
COPY content content
COPY src src
USER node
VOLUME /data
EXPOSE 8080
# Asks whichever server the process has; a worker has one with WORKER_PORT.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "const { WORKER_PORT, PORT } = process.env; fetch(`http://127.0.0.1:${WORKER_PORT || PORT || 8080}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# In the exec form, so that signals reach the program and not a shell.
ENTRYPOINT ["node", "/app/src/cli/kinora.ts"]
CMD ["serve"]
STOPSIGNAL SIGTERM
