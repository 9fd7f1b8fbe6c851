#!/usr/bin/env bash
# node-image.sh NAME: an image with Node and npm, as Node's own, for a machine that can't pull any.
set -euo pipefail
tar=$(mktemp --suffix=.tar)
mmdebstrap --quiet --variant=minbase --include=ca-certificates,libstdc++6,libatomic1 bookworm "$tar"
container=$(buildah from scratch)
buildah add --quiet "$container" "$tar" /
buildah copy --quiet "$container" node_modules/.bin/node /usr/local/bin/node
buildah copy --quiet "$container" "$(npm root --global)/npm" /usr/local/lib/node_modules/npm
# What this machine needs to reach the registry.
if [[ -n "${NODE_EXTRA_CA_CERTS:-}" ]]; then
  buildah copy --quiet "$container" "$NODE_EXTRA_CA_CERTS" /etc/ssl/certs/ca-certificates.crt
  buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
fi
if [[ -f ~/.npmrc ]]; then buildah copy --quiet "$container" ~/.npmrc /root/.npmrc; fi
buildah run "$container" -- sh -c 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --uid 1000 --create-home node'
buildah commit --quiet "$container" "$1"
buildah rm "$container"
rm "$tar"
