"""A mail server that accepts everything but mail for unknown@…, and prints what it gets, one JSON object a line.

The first line is its port."""

import asyncio
import json
from email import message_from_bytes, policy

from aiosmtpd.smtp import SMTP


class Postbox:
    async def handle_RCPT(self, server, session, envelope, address, options):
        if address.startswith("unknown@"):
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        message = message_from_bytes(envelope.content, policy=policy.default)
        told = {
            "from": envelope.mail_from,
            "to": envelope.rcpt_tos,
            "subject": message["subject"],
            "mime": message["MIME-Version"],
            "text": message.get_content().replace("\r\n", "\n"),
        }
        print(json.dumps(told), flush=True)
        return "250 OK"


async def main():
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(Postbox(), loop=loop), "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


asyncio.run(main())
