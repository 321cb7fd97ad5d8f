# The image of Slumberfell. compose.yaml and docs/hosting.md describe how to run it.

# The tests run with this release of Node, among others (scripts/node-binaries.mjs).
ARG NODE=24.21.0-bookworm-slim

FROM node:${NODE} AS manifests
WORKDIR /slumberfell
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/art/package.json packages/art/
COPY packages/content/package.json packages/content/
COPY packages/engine/package.json packages/engine/
COPY packages/protocol/package.json packages/protocol/
COPY bench/package.json bench/
COPY tests/package.json tests/

FROM manifests AS build
RUN npm ci --include=dev
COPY . .
RUN npm run build

# The packages that the built server needs at run time, without the packages of the build.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace=apps/server

FROM node:${NODE}
ENV NODE_ENV=production \
    NODE_OPTIONS=--enable-source-maps \
    DATA_DIR=/data \
    SLUMBERFELL_COMMAND="node apps/server/dist/NAME.js"
WORKDIR /slumberfell
COPY --from=manifests /slumberfell/package.json ./
COPY --from=packages /slumberfell/node_modules ./node_modules
COPY --from=build /slumberfell/apps/server/dist ./apps/server/dist
COPY --from=build /slumberfell/apps/server/agreements ./apps/server/agreements
COPY --from=build /slumberfell/apps/web/dist ./apps/web/dist
COPY --from=build /slumberfell/packages/art/built ./packages/art/built
COPY --from=build /slumberfell/packages/content/world ./packages/content/world
# A new volume gets its owner and mode from this directory.
RUN mkdir --mode=700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "apps/server/dist/main.js"]
