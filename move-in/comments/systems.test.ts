import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { readSourceFile } from './read-file.ts';

// Each file is made after the documentation and the test data that its adapter names.

let file: string;
beforeEach(() => {
  file = join(temporaryFolder(), 'export');
});

function read(content: string | Uint8Array) {
  writeFileSync(file, content);
  return readSourceFile(file);
}

const disqus = `<?xml version="1.0" encoding="utf-8"?>
<disqus xmlns="http://disqus.com" xmlns:dsq="http://disqus.com/disqus-internals">
  <category dsq:id="1"><forum>robin</forum><title>General</title></category>
  <thread dsq:id="2"><id>forms-42</id><link>http://old.example/forms/</link><title>Forms</title></thread>
  <thread dsq:id="3"><id/></thread>
  <post dsq:id="4">
    <id>99</id>
    <message><![CDATA[<p>First.</p><p><a href="http://disq.us/url?url=http%3A%2F%2Fa.example%2Flong%2Faddress%3A5XYZ5XYZ5XYZ5XYZ5XYZ5XYZ5XY&amp;cuid=1" rel="nofollow noopener" title="x">http://a.example/...</a></p>]]></message>
    <createdAt>2013-10-10T19:20:29Z</createdAt>
    <isDeleted>false</isDeleted><isSpam>false</isSpam>
    <author><email>ada@mail.example</email><name>Ada</name><isAnonymous>false</isAnonymous><username>ada1</username></author>
    <ipAddress>127.0.0.1</ipAddress><thread dsq:id="2" />
  </post>
  <post><id>5</id><message><![CDATA[<p>Hi @ada1:disqus</p>]]></message><createdAt>2013-10-11T06:51:33</createdAt>
    <isDeleted>false</isDeleted><isSpam>false</isSpam><author><name/></author><thread dsq:id="2" /><parent dsq:id="4" /></post>
  <post dsq:id="6"><message>Buy</message><createdAt>2013-10-11T06:51:33Z</createdAt><isSpam>true</isSpam><thread dsq:id="3"/></post>
  <post dsq:id="7"><message>Orphan</message><createdAt>2013-10-11T06:51:33Z</createdAt><isDeleted>true</isDeleted><thread dsq:id="1337"/></post>
</disqus>`;

test('Disqus: empty ids, missing names, identifiers and links through its own host', () => {
  const { source, comments } = read(disqus);
  expect(source).toBe('disqus');
  expect(comments).toMatchObject([
    {
      id: '4',
      parent: '',
      pages: ['http://old.example/forms/', 'forms-42'],
      name: 'Ada',
      account: 'ada1',
      date: '2013-10-10T19:20:29Z',
      text: 'First.\n\nhttp://a.example/long/address',
      state: 'published',
    },
    { id: '5', parent: '4', name: '', text: 'Hi @ada1', state: 'published' },
    { id: '6', pages: ['', ''], state: 'spam' },
    { id: '7', pages: [], state: 'deleted' },
  ]);
  expect(JSON.stringify(comments)).not.toContain('mail.example');
});

test('XML with a mistake is read as far as possible, and the mistake is named by its line', () => {
  const { comments, problems } = read(disqus.replace('<thread dsq:id="3"/>', '<thread dsq:id=3/>'));
  expect(problems).toEqual([expect.stringMatching(/^line 16:\d+: .*: export it again, because/)]);
  expect(comments).toHaveLength(4);
});

test('WordPress: lines, code, states, trackbacks, and replies before what they answer', () => {
  const comment = (id: number, parent: number, content: string, approved: string, type = '') =>
    `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author><![CDATA[Ohai]]></wp:comment_author>
     <wp:comment_author_email>ohai@mail.example</wp:comment_author_email>
     <wp:comment_date>2014-01-14 18:32:12</wp:comment_date><wp:comment_date_gmt>2014-01-14 17:32:12</wp:comment_date_gmt>
     <wp:comment_content><![CDATA[${content}]]></wp:comment_content><wp:comment_approved>${approved}</wp:comment_approved>
     <wp:comment_type>${type}</wp:comment_type><wp:comment_parent>${parent}</wp:comment_parent>
     <wp:comment_user_id>0</wp:comment_user_id></wp:comment>`;
  const { source, comments } = read(`<?xml version="1.0"?><!-- generator="WordPress" -->
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><item>
<link>https://old.example/2014/test/</link><guid>https://old.example/?p=18</guid><wp:post_name>test</wp:post_name>
${comment(7, 6, 'Reply', '1', 'comment')}
${comment(6, 0, 'One\nTwo <strong>bold</strong>\n\n<pre><code>a\nb</code></pre>', '1')}
${comment(8, 0, 'Waiting', '0')}
${comment(9, 0, 'Spam', 'spam')}
${comment(10, 0, 'Gone', 'trash')}
${comment(11, 0, 'Seen elsewhere', '1', 'pingback')}
</item></channel></rss>`);
  expect(source).toBe('wordpress');
  const pages = ['https://old.example/2014/test/', 'https://old.example/?p=18', '/test'];
  expect(comments.map(({ id, parent, state }) => [id, parent, state])).toEqual([
    ['7', '6', 'published'],
    ['6', '0', 'published'],
    ['8', '0', 'waiting'],
    ['9', '0', 'spam'],
    ['10', '0', 'deleted'],
    ['11', '0', 'pingback'],
  ]);
  expect(comments[1]).toMatchObject({ name: 'Ohai', account: '', date: '2014-01-14 17:32:12', pages });
  expect(comments[1]?.text).toBe('One\nTwo **bold**\n\n```\na\nb\n```');
});

test('Isso: its database, with the three modes and seconds in UTC', () => {
  const db = new DatabaseSync(file);
  db.exec(`CREATE TABLE threads (id INTEGER PRIMARY KEY, uri VARCHAR(256) UNIQUE, title VARCHAR(256));
    CREATE TABLE comments (tid REFERENCES threads(id), id INTEGER PRIMARY KEY, parent INTEGER, created FLOAT NOT NULL,
      modified FLOAT, mode INTEGER, remote_addr VARCHAR, text VARCHAR, author VARCHAR, email VARCHAR, website VARCHAR,
      likes INTEGER DEFAULT 0, dislikes INTEGER DEFAULT 0, voters BLOB NOT NULL, notification INTEGER NOT NULL DEFAULT 0);
    INSERT INTO threads VALUES (1, '/forms/', 'Forms');
    INSERT INTO comments (tid, id, parent, created, mode, text, author, email, voters) VALUES
      (1, 1, NULL, 1389720732.5, 1, 'Hello *you*', 'Tom &amp; J_e_r_r_y', 'tom@mail.example', x''),
      (1, 2, NULL, 1389720733, 2, 'Waiting', NULL, NULL, x''),
      (1, 3, NULL, 1389720734, 4, '', NULL, NULL, x''),
      (1, 4, 3, 1389720735, 1, 'Reply', 'Ada', NULL, x''),
      (1, 5, NULL, 1389720736, 9, 'Of a later version', 'Ada', NULL, x'');`);
  db.close();
  const { source, comments } = readSourceFile(file);
  expect(source).toBe('isso');
  expect(comments).toMatchObject([
    {
      id: '1',
      parent: '',
      pages: ['/forms/'],
      name: 'Tom & J_e_r_r_y',
      date: '2014-01-14T17:32:12.500Z',
      text: 'Hello *you*',
      state: 'published',
    },
    { id: '2', name: '', state: 'waiting' },
    { id: '3', state: 'deleted' },
    { id: '4', parent: '3', state: 'published' },
    { id: '5', state: 'waiting' },
  ]);
  const other = new DatabaseSync(file);
  other.exec('ALTER TABLE threads RENAME TO topics');
  other.close();
  expect(() => readSourceFile(file)).toThrow(
    `${file} can't be read, so nothing was imported: no such table: threads.`,
  );
});

test('remark42: the lines of a backup, compressed or not, and a line that is broken', () => {
  const comment = {
    id: 'efbc17f1-77ee',
    pid: '',
    text: '<p>some text, <a href="http://radio.example" rel="nofollow">link</a></p>',
    orig: 'some text, [link](http://radio.example)',
    user: { name: 'user name', id: 'github_user1', picture: '', ip: '293ec5b0', admin: false },
    locator: { site: 'radio', url: 'https://old.example/forms' },
    score: 0,
    votes: {},
    time: '2017-12-20T15:18:22-06:00',
  };
  const lines = [
    '{"version":1,"users":[{"id":"user1","verified":true}],"posts":[]}',
    JSON.stringify(comment),
    JSON.stringify({ ...comment, id: 'f863', pid: 'efbc17f1-77ee', text: '', delete: true }),
    JSON.stringify({ ...comment, id: 'half' }).slice(0, 60),
    '{}',
  ];
  const found = read(`${lines.join('\n')}\n`);
  expect(read(gzipSync(lines.join('\n')))).toEqual(found);
  expect(found.source).toBe('remark42');
  expect(found.comments).toMatchObject([
    { account: 'github_user1', text: 'some text, [link](http://radio.example)' },
    { parent: 'efbc17f1-77ee', state: 'deleted' },
    { id: '' },
    { id: '' },
  ]);
  expect(found.firstLine).toBe(2);
});

test('Waline: states, names of accounts, numbers as ids, and mentions of older versions', () => {
  const comment = { link: null, mail: 'ada@mail.example', ua: '', ip: '1.2.3.4', url: '/forms/', like: 0 };
  const { source, comments } = read(
    JSON.stringify({
      type: 'waline',
      version: 1,
      time: 1700000000000,
      tables: ['Comment', 'Counter', 'Users'],
      data: {
        Comment: [
          {
            ...comment,
            objectId: 1,
            nick: 'ada',
            user_id: 7,
            insertedAt: '2022-05-11T10:00:00.000Z',
            comment: 'Hello **you**',
            status: 'approved',
          },
          {
            ...comment,
            objectId: 2,
            pid: 1,
            rid: 1,
            nick: 'Ben',
            insertedAt: '2022-05-12 10:00:00',
            comment: '[@ada](#1): Yes',
            status: 'waiting',
          },
        ],
        Counter: [],
        Users: [{ objectId: 7, display_name: 'Ada', email: 'ada@mail.example', password: '$2a$' }],
      },
    }),
  );
  expect(source).toBe('waline');
  expect(comments).toMatchObject([
    { id: '1', parent: '', name: 'Ada', account: '7', pages: ['/forms/'], state: 'published' },
    { id: '2', parent: '1', name: 'Ben', account: '', text: '@ada Yes', state: 'waiting' },
  ]);
});

test('Commento: the names of commenters, anonymous and deleted ones', () => {
  const comment = { domain: 'old.example', url: '/forms', html: '', score: 1, direction: 0, deleted: false };
  const creationDate = '2021-03-12T11:21:56Z';
  const { source, comments } = read(
    JSON.stringify({
      version: 1,
      comments: [
        {
          commentHex: 'aa',
          commenterHex: 'anonymous',
          markdown: 'One',
          parentHex: 'root',
          state: 'approved',
        },
        { commentHex: 'bb', commenterHex: 'a1', markdown: 'Two', parentHex: 'aa', state: 'unapproved' },
        { commentHex: 'cc', commenterHex: 'a1', markdown: '[deleted]', parentHex: 'root', state: 'approved' },
      ].map((each) => ({ ...comment, creationDate, ...each })),
      commenters: [{ commenterHex: 'a1', email: 'a@mail.example', name: 'Ada', link: '', photo: '' }],
    }),
  );
  expect(source).toBe('commento');
  expect(comments).toMatchObject([
    { id: 'aa', parent: 'root', pages: ['/forms'], name: '', state: 'published' },
    { id: 'bb', parent: 'aa', name: 'Ada', state: 'waiting' },
    { id: 'cc', text: '' },
  ]);
});

test('Comentario: pages and people by their ids', () => {
  const comment = { parentId: undefined, pageId: 'p1', createdTime: '2024-03-12T11:21:56Z', markdown: 'One' };
  const { comments } = read(
    gzipSync(
      JSON.stringify({
        version: 3,
        pages: [{ id: 'p1', path: '/forms/' }],
        comments: [
          { ...comment, id: 'c1', userCreated: 'u1', isApproved: true },
          { ...comment, id: 'c2', parentId: 'c1', authorName: 'Guest', isPending: true },
          { ...comment, id: 'c3', isDeleted: true },
          { ...comment, id: 'c4' },
        ],
        commenters: [{ id: 'u1', name: 'Ada', email: 'a@mail.example' }],
      }),
    ),
  );
  expect(comments).toMatchObject([
    { id: 'c1', parent: '', pages: ['/forms/'], name: 'Ada', state: 'published' },
    { id: 'c2', parent: 'c1', name: 'Guest', state: 'waiting' },
    { id: 'c3', state: 'deleted' },
    { id: 'c4', state: 'hidden' },
  ]);
});

test('giscus and utterances: discussions and issues by GraphQL, and a page with more comments than the file', () => {
  const comment = { createdAt: '2023-03-12T11:21:56Z', author: { login: 'ada' }, isMinimized: false };
  const topics = (comments: object) => [
    { title: 'forms/', body: '# forms/\n\nhttps://old.example/forms/', comments },
  ];
  const replies = { totalCount: 1, nodes: [{ ...comment, id: 'D2', body: 'Reply', author: null }] };
  const discussions = topics({ totalCount: 150, nodes: [{ ...comment, id: 'D1', body: 'One', replies }] });
  const page = { data: { repository: { discussions: { nodes: discussions } } } };
  const { source, comments, problems } = read(JSON.stringify([page]));
  expect(source).toBe('github');
  expect(comments).toMatchObject([
    { id: 'D1', parent: '', pages: ['forms/', 'https://old.example/forms/'], name: 'ada', account: 'ada' },
    { id: 'D2', parent: 'D1', name: '', text: 'Reply' },
  ]);
  expect(problems).toEqual(['forms/: has 150 comments, and the file 1']);
  const nodes = topics({ totalCount: 1, nodes: [{ ...comment, id: 'I1', body: 'Spam', isMinimized: true }] });
  expect(read(JSON.stringify({ data: { repository: { issues: { nodes } } } })).comments).toMatchObject([
    { id: 'I1', parent: '', state: 'hidden' },
  ]);
});

test('a compressed file that is cut off is named', () => {
  const compressed = gzipSync(disqus);
  expect(() => read(compressed.subarray(0, 200))).toThrow(`${file} can't be read, so nothing was imported: `);
});

test.each(['[]', '{"a":1}', '<html></html>', 'text'])('%s is not an export', (content) => {
  expect(() => read(content)).toThrow(/is cut off, or not an export that this site knows/);
});
