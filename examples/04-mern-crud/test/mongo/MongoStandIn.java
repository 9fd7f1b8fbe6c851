import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.util.List;

/** Speaks MongoDB's wire protocol, keeps everything in memory, and says its address on the first line it prints. */
public class MongoStandIn {
  /** What it says it is. The driver refuses a server older than 4.2. */
  record Version(List<Integer> getVersionArray, int getWireVersion) implements MongoVersion {}

  public static void main(String[] args) throws Exception {
    var version = new Version(List.of(5, 0, 0), 13);
    var server = new MongoServer(new MemoryBackend().version(version));
    var port = args.length > 0 ? Integer.parseInt(args[0]) : 0;
    server.bind("127.0.0.1", port);
    System.out.println("mongodb://127.0.0.1:" + server.getLocalAddress().getPort());

    // Whoever started this holds its input open. When they end, however they end, this ends too.
    System.in.transferTo(java.io.OutputStream.nullOutputStream());
    server.shutdownNow();
  }
}
