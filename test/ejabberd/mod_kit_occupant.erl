%% Gives the users of rooms occupant ids (XEP-0421), as ejabberd does by itself from 23.10 on.
-module(mod_kit_occupant).
-behaviour(gen_mod).
-export([start/2, stop/1, reload/3, depends/2, mod_options/1, mod_doc/0]).
-export([filter/3, receive_packet/1]).
-define(NS, <<"urn:xmpp:occupant-id:0">>).
-define(DISCO, <<"http://jabber.org/protocol/disco#info">>).

start(Host, _) ->
    %% Before the archive stores a message.
    ejabberd_hooks:add(muc_filter_message, Host, ?MODULE, filter, 10),
    ejabberd_hooks:add(muc_filter_presence, Host, ?MODULE, filter, 10),
    ejabberd_hooks:add(user_receive_packet, Host, ?MODULE, receive_packet, 10),
    ok.

stop(Host) ->
    ejabberd_hooks:delete(muc_filter_message, Host, ?MODULE, filter, 10),
    ejabberd_hooks:delete(muc_filter_presence, Host, ?MODULE, filter, 10),
    ejabberd_hooks:delete(user_receive_packet, Host, ?MODULE, receive_packet, 10).

reload(_, _, _) -> ok.
depends(_, _) -> [].
mod_options(_) -> [].
mod_doc() -> #{desc => <<"Occupant ids">>}.

%% Replaces what the sender claims.
filter(drop, _, _) -> drop;
filter(Packet, _, _) ->
    User = jid:encode(jid:remove_resource(xmpp:get_from(Packet))),
    Room = jid:encode(jid:remove_resource(xmpp:get_to(Packet))),
    Id = base64:encode(crypto:hash(sha256, [User, 0, Room])),
    Rest = [El || El <- xmpp:get_els(Packet), xmpp:get_ns(El) =/= ?NS],
    xmpp:set_els(Packet, Rest ++ [{xmlel, <<"occupant-id">>, [{<<"xmlns">>, ?NS}, {<<"id">>, Id}], []}]).

%% Advertises the feature of the rooms.
receive_packet({Packet, State}) ->
    case xmpp:encode(Packet) of
        {xmlel, <<"iq">>, Attributes, [{xmlel, <<"query">>, Query, Features}]} = Element ->
            IsRoom = binary:match(proplists:get_value(<<"from">>, Attributes, <<>>), <<"@conference.">>) =/= nomatch,
            case IsRoom andalso proplists:get_value(<<"xmlns">>, Query) of
                ?DISCO ->
                    Feature = {xmlel, <<"feature">>, [{<<"var">>, ?NS}], []},
                    Changed = setelement(4, Element, [{xmlel, <<"query">>, Query, Features ++ [Feature]}]),
                    {xmpp:decode(Changed, <<"jabber:client">>, [ignore_els]), State};
                _ -> {Packet, State}
            end;
        _ -> {Packet, State}
    end.
