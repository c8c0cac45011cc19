# The package with its browser client is built in the first image, and installed into the second. Node comes from a package.
FROM python:3.13-slim AS built
WORKDIR /source
COPY . .
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.13-slim
RUN --mount=type=bind,from=built,source=/wheels,target=/wheels \
    pip install --no-cache-dir "$(echo /wheels/throneroom-*.whl)[nodes]" \
    && useradd --system --create-home --home-dir /var/lib/throneroom throneroom
USER throneroom
ENV THRONEROOM_CACHE=/tmp/throneroom XDG_DATA_HOME=/var/lib/throneroom
VOLUME /var/lib/throneroom
EXPOSE 8765
STOPSIGNAL SIGTERM
ENTRYPOINT ["throneroom"]
CMD ["serve"]
