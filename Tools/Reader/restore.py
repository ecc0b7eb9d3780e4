"""The weights in the repo as `train.py --save` writes them, to learn on from: python3 restore.py FILE"""
import struct, sys
import numpy, torch
import corpus, export, fields, reader, train


class Matrices:
    """The matrices of `weights.bin` (export.py), one after the other."""

    def __init__(self, data):
        self.data, self.at = data, 20
        if data[:8] != b"NUDGYRD3":
            raise ValueError("no weights of this kind")
        self.networks = struct.unpack_from("<I", data, 16)[0]

    def next(self):
        rows, columns = struct.unpack_from("<II", self.data, self.at)
        scale = numpy.frombuffer(self.data, "<f4", rows, self.at + 8)
        start = self.at + 8 + 4 * rows
        whole = numpy.frombuffer(self.data, numpy.int8, rows * columns, start).reshape(rows, columns)
        self.at = start + rows * columns + -rows * columns % 4
        return torch.from_numpy(whole.astype("float32") * scale[:, None])


def restored():
    """The reader of the program. What is only used in training (`kind`) begins anew."""
    matrices = Matrices((corpus.ROOT.parent / "Sources/CReaderWeights/weights.bin").read_bytes())
    nets = []
    for _ in range(matrices.networks):
        net = reader.Network(width=reader.WIDTH)
        state = export.one_bias(net.state_dict())
        for name in export.ORDER:
            state[name] = matrices.next().reshape(state[name].shape)
        net.load_state_dict(export.two_biases(state))
        nets.append(net)
    encoder = train.Encoder([], fields.learnt())
    encoder.rare = matrices.next().reshape(-1).tolist()
    return train.Reader(nets, encoder)


if __name__ == "__main__":
    got = restored()
    train.saved(sys.argv[1], [net.state_dict() for net in got.nets], got.encoder)
