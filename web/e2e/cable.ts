/** A cable between a browser and the server, which can be cut. */

import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

export class Cable {
  private readonly ends = new Set<Socket>();
  private isCut = false;

  private constructor(private readonly server: Server) {}

  static async lay(to: number): Promise<Cable> {
    const server = createServer();
    const cable = new Cable(server);
    server.on("connection", (near) => cable.join(near, to));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return cable;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.destroy();
  }

  /** Both ends think that the line still holds, and nothing goes through: so it is when a device has slept. */
  freeze(): void {
    for (const end of this.ends) {
      end.unpipe();
      end.pause();
    }
  }

  mend(): void {
    this.isCut = false;
  }

  remove(): void {
    this.cut();
    this.server.close();
  }

  private join(near: Socket, to: number): void {
    if (this.isCut) {
      near.destroy();
      return;
    }
    const far = connect(to, "127.0.0.1");
    for (const [end, other] of [[near, far], [far, near]] as const) {
      this.ends.add(end);
      end.pipe(other);
      end.on("error", () => other.destroy());
      end.on("close", () => {
        other.destroy();
        this.ends.delete(end);
      });
    }
  }
}
